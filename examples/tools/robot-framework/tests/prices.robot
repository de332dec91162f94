*** Settings ***
Library    prices.py

*** Test Cases ***
Keeps Whole Cents
    ${price} =    Round Price    17.95
    Should Be Equal As Numbers    ${price}    17.95

Rounds Half A Cent Up
    ${price} =    Round Price    17.955
    Should Be Equal As Numbers    ${price}    17.96

Adds Tax
    [Template]    Total Should Be
    7     10.7
    19    11.9

Converts Currencies
    [Tags]    currencies
    Skip    the bank's rates are not ready

*** Keywords ***
Total Should Be
    [Arguments]    ${percent}    ${total}
    ${sum} =    Add Tax    10    ${percent}
    Should Be Equal As Numbers    ${sum}    ${total}
