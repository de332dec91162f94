#pragma once

double RoundPrice(double price);
