declare const PRODUCT_VERSION: string;
declare const PRODUCT_COMMIT: string | null;

/** Of the product, set by the build. */
export const shellVersion = PRODUCT_VERSION;

/** Of the sources of this build; null where it was built outside of Git. */
export const shellCommit = PRODUCT_COMMIT;
