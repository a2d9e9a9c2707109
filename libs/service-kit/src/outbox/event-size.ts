/** Bytes of a payload. Larger ones are refused when they are written: no subscriber would take them. */
export const largestPayload = 768 * 1024;

/** Bytes of a batch that is handed over; a larger event goes alone. */
export const largestBatch = 150_000;

/** Bytes that a subscriber accepts at once: the largest payload with its envelope always fits. */
export const largestDelivery = 1024 * 1024;
