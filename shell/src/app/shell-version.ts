declare const PRODUCT_VERSION: string;

/** Of the product, set by the build. */
export const shellVersion = PRODUCT_VERSION;
