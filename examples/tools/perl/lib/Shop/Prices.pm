package Shop::Prices;

use strict;
use warnings;

use Exporter 'import';
use POSIX 'floor';

our @EXPORT_OK = qw(round_price add_tax);

# Rounds to whole cents.
sub round_price {
    my ($price) = @_;
    return floor( $price * 100 + 0.5 ) / 100;
}

sub add_tax {
    my ( $price, $percent ) = @_;
    return round_price( $price * ( 100 + $percent ) / 100 );
}

1;
