use strict;
use warnings;

use Test::More;

use Shop::Prices qw(round_price add_tax);

is( round_price(17.95), 17.95, 'keeps whole cents' );

print "price list: summer\n";
is( round_price(17.955), 17.96, 'rounds half a cent up' );

my %totals = ( 7 => 10.7, 19 => 11.9 );
is( add_tax( 10, $_ ), $totals{$_}, "adds $_ percent tax" ) for sort { $a <=> $b } keys %totals;

SKIP: {
    skip "the bank's rates are not ready", 1;
    fail 'converts currencies';
}

done_testing;
