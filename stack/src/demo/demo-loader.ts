import { loadStory } from './load-story.js';

await loadStory(new Date());
