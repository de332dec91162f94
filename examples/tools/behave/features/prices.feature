Feature: Prices of the checkout

  Scenario: Keeps whole cents
    When the price 17.95 is rounded
    Then the price is 17.95

  Scenario: Rounds half a cent up
    When the price 17.955 is rounded
    Then the price is 17.96

  Scenario Outline: Adds tax
    When <percent> percent tax are added to the price 10
    Then the price is <total>

    Examples: Rates
      | percent | total |
      | 7       | 10.7  |
      | 19      | 11.9  |

  @skip
  Scenario: Converts currencies
    When the price 17.95 is rounded
