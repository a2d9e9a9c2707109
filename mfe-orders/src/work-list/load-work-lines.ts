/** The lines are loaded beside the page: with its data, or when it is shown. */
export const loadWorkLines = () => import('./work-lines');
