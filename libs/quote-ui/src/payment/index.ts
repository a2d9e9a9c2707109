export { HowToPay } from './how-to-pay';
