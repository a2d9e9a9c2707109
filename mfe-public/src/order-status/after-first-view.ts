// What the first view of the order does without, in one file that is loaded after it.
export { LiveOrder } from './live-order';
export { PushCard } from './push-card';
