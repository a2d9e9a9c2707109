/** Stands for all portals together in rollups; no portal has this id, so that no portal reads their rows. */
export const allPortals = '00000000-0000-0000-0000-000000000000';
