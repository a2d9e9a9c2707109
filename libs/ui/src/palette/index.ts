export { Palette, type PaletteOption, type PaletteProps } from './palette';
