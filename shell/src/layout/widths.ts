/** Where the sidebar becomes icons, and where bars take its place. */
export const atIcons = '@media (max-width: 1100px)';
export const atPhone = '@media (max-width: 720px)';
export const aboveIcons = '@media (min-width: 1101px)';
export const fromPhoneToIcons = '@media (min-width: 721px) and (max-width: 1100px)';
export const bottomBarHeight = 'calc(60px + env(safe-area-inset-bottom))';
