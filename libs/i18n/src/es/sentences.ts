/** Messages of fields and of the API that have values. */
export const sentences = {
  'Please use at most {max} characters.': 'Use {max} caracteres como máximo.',
  'There is no road between {from} and {to}.': 'No hay una ruta por carretera entre {from} y {to}.',
  'Whoops! We seem to be having an issue calculating your quote. Please email us at {email} and we will be happy to assist.':
    '¡Lo sentimos! Tenemos un problema para calcular su cotización. Escríbanos a {email} y con gusto le ayudaremos.',
  '{make} {model} is not in the list of vehicles. Please choose a make and model.':
    '{make} {model} no está en la lista de vehículos. Elija una marca y un modelo.',
  "This quote expired on {day}. Here is today's price.":
    'Esta cotización venció el {day}. Este es el precio de hoy.',
  'This quote expired on {day}.': 'Esta cotización venció el {day}.',
  'This booking does not agree with its quote: {count, plural, one {# vehicle} other {# vehicles}} for {price}. Please check it and book again.':
    'Esta reserva no coincide con su cotización: {count, plural, one {# vehículo} other {# vehículos}} por {price}. Revísela y reserve de nuevo.',

  // Days of pickup
  'Pickup cannot be in the past. The first possible day is {day}.':
    'La recogida no puede ser en el pasado. El primer día posible es el {day}.',
  '{day} is a {weekday}. Pickups start on business days.':
    'El {day} es {weekday}. La recogida empieza en un día hábil.',
  '{day} is a holiday: {name}.': 'El {day} es feriado: {name}.',
  'Pickup cannot be before {day}: two business days are needed between booking and first pickup.':
    'La recogida no puede ser antes del {day}: se necesitan dos días hábiles entre la reserva y el primer día de recogida.',
  'Pickup can be booked up to {day}.': 'La recogida se puede reservar hasta el {day}.',
} as const;
