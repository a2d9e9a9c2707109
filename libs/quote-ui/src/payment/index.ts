export { HowToPay } from './how-to-pay';
export { PaymentLines } from './payment-lines';
export { sellerOf } from './seller-of';
