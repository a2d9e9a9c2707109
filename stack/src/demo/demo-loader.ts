import { startPart } from '@overland/service-kit';
import { loadStory } from './load-story.js';

await startPart(() => loadStory(new Date()));
