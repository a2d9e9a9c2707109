/** Stands for all portals together in rollups. No portal has this id, so no portal can read these rows. */
export const allPortals = '00000000-0000-0000-0000-000000000000';
