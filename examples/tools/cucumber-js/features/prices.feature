Feature: Prices of the checkout

  Scenario Outline: rounds to the nearest cent
    When a price of <price> is rounded
    Then it is <rounded>

    Examples:
      | price  | rounded |
      | 17.951 | 17.95   |
      | 17.959 | 17.96   |

  Scenario: rounds half a cent up
    When a price of 17.955 is rounded
    Then it is 17.96

  Scenario: asks for the exchange rate
    When the bank answers the second request

  @switzerland
  Scenario: rounds francs to five cents
    When a price of 17.93 is rounded
    Then it is 17.95
