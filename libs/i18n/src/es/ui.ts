/** What the parts of every page say (`libs/ui`). */
export const ui = {
  Dismiss: 'Cerrar',
  '{name}, home': '{name}, inicio',
  'Loading…': 'Cargando…',
  'This could not be loaded': 'No se pudo cargar',
  'Try again': 'Intentar de nuevo',
  Notices: 'Avisos',
} as const;
