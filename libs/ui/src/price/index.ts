export { type BreakdownRow, PriceBreakdown } from './price-breakdown';
export { type PriceChoice, PriceGrid, type PriceGridProps } from './price-grid';
export { WhiteGloveCard, type WhiteGloveCardProps } from './white-glove-card';
