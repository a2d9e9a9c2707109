export { Assistance } from './assistance';
export { type Expiry, expiryOf } from './expiry';
export { pickupWindows } from './pickup-windows';
export { bookedChoice, priceColumns, readChoice, whiteGloveLevel, writeChoice } from './price-choice';
export { type ExpiringQuote, QuoteExpiry } from './quote-expiry';
export { type PricedQuote, priceIncludes, QuotePrices, type QuotePricesProps } from './quote-prices';
export { QuoteSign, type SignQuote } from './quote-sign';
export { QuoteVehicles, type QuoteVehiclesProps } from './quote-vehicles';
export { columnTotal, vehiclePrice } from './vehicle-prices';
