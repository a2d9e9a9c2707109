/** What the parts of every page say (`libs/ui`), and words that many pages share. */
export const ui = {
  '{name}, home': '{name}, inicio',
  'Loading…': 'Cargando…',
  'This could not be loaded': 'No se pudo cargar',
  'Try again': 'Intentar de nuevo',
  'This page could not be loaded': 'No se pudo cargar esta página',
  'Please check your connection.': 'Revise su conexión.',
  Notices: 'Avisos',
  Dismiss: 'Descartar',
  Cancel: 'Cancelar',
  Close: 'Cerrar',
  '{count} of {most} characters': '{count} de {most} caracteres',
  'You have not sent what you entered. Are you sure you want to discard it?':
    'No ha enviado lo que escribió. ¿Seguro que desea descartarlo?',
  Discard: 'Descartar',
  'Keep Editing': 'Seguir editando',
  Yes: 'Sí',
  No: 'No',
  to: 'a',
  'About {about}': 'Más información: {about}',
  'Map of the route from {from} to {to}': 'Mapa de la ruta de {from} a {to}',

  // Fields
  Name: 'Nombre',
  'Full name': 'Nombre completo',
  Email: 'Correo electrónico',
  Phone: 'Teléfono',
  'Your details': 'Sus datos',
  'Select One': 'Elija una opción',
  'Nothing in the list matches.': 'Nada de la lista coincide.',
  '{label} choices': '{label}: opciones',
  'City or ZIP': 'Ciudad o código postal',
  '{label} suggestions': '{label}: sugerencias',
  'No place found. Try a city and state, or a ZIP code.':
    'No se encontró el lugar. Pruebe con ciudad y estado, o con un código postal.',
  'We do not know this ZIP code. Please check it, or choose the city.':
    'No conocemos este código postal. Revíselo o elija la ciudad.',
  'Suggestions are not available right now. Please try again.':
    'Las sugerencias no están disponibles en este momento. Intente de nuevo.',

  // Files
  'Drop a file here, or': 'Suelte un archivo aquí o',
  'Drop files here, or': 'Suelte los archivos aquí o',
  'choose one': 'elíjalo',
  'choose them': 'elíjalos',
  'Choose a file': 'Elija un archivo',
  'Take a photo or choose files': 'Tome una foto o elija archivos',
  'Checking…': 'Verificando…',
  'Uploading, {percent}%': 'Subiendo, {percent}%',
  'Uploading {name}': 'Subiendo {name}',

  // Days
  'MM/DD/YYYY': 'MM/DD/AAAA',
  'Choose {label} from a calendar': 'Elegir {label} en un calendario',
  'The calendar could not be loaded. Please type the day as MM/DD/YYYY.':
    'No se pudo cargar el calendario. Escriba el día como MM/DD/AAAA.',
  'Previous month': 'Mes anterior',
  'Next month': 'Mes siguiente',
  'There is no {day}.': 'No existe el {day}.',
  'Please write the day as 12/9/2026.': 'Escriba el día como 12/9/2026 (mes/día/año).',
  'The first possible day is {day}.': 'El primer día posible es el {day}.',
  'The last possible day is {day}.': 'El último día posible es el {day}.',
  '{count, plural, one {# field needs} other {# fields need}} your attention.':
    '{count, plural, one {# campo requiere} other {# campos requieren}} su atención.',
} as const;
