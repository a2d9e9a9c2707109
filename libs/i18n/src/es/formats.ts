/** What dates, numbers and addresses say (`@overland/contracts/format`). */
export const formats = {
  '{count, plural, one {# day} other {# days}}': '{count, plural, one {# día} other {# días}}',
  '{least} – {most} days': '{least} – {most} días',
  '{count, plural, one {# business day} other {# business days}}':
    '{count, plural, one {# día hábil} other {# días hábiles}}',
  '{month} {day}, {year}': '{day} de {month}. de {year}',
  '{month} {day}': '{day} de {month}.',
  '{start} – {end}': 'del {start} al {end}',
  '{start} to {end}': 'del {start} al {end}',
  'just now': 'hace un momento',
  '{count, plural, one {# minute ago} other {# minutes ago}}':
    '{count, plural, one {hace # minuto} other {hace # minutos}}',
  '{count, plural, one {# hour ago} other {# hours ago}}':
    '{count, plural, one {hace # hora} other {hace # horas}}',
  '{count, plural, one {# day ago} other {# days ago}}':
    '{count, plural, one {hace # día} other {hace # días}}',
  'Valid to {instant}': 'Válido hasta el {instant}',
  'This price expired on {instant}': 'Este precio venció el {instant}',
  // What changed of an order.
  'Pickup within': 'Recogida en',
  From: 'Desde',
  To: 'Hasta',
  'Pickup address': 'Dirección de recogida',
  'Delivery address': 'Dirección de entrega',
  'VIN of {vehicle}': 'VIN de {vehicle}',
  'This is the price for pickup within {level}.': 'Es el precio con recogida en {level}.',
  // Who pays when.
  'To pay, call {phone} and name order #{number}.':
    'Para pagar, llame al {phone} y mencione el pedido #{number}.',
  'The price is {amount} more now. Call us about the difference.':
    'Ahora el precio es {amount} más alto. Llámenos sobre la diferencia.',
  'The price is {amount} less now. Call us about the difference.':
    'Ahora el precio es {amount} más bajo. Llámenos sobre la diferencia.',
  'Payment of {amount} to {payee} is due before the pickup.':
    'Hay que pagar {amount} a {payee} antes de la recogida.',
  'You pay {amount} to {payee} before the pickup. We assign a driver once it is paid.':
    'Usted paga {amount} a {payee} antes de la recogida. Asignamos un conductor cuando esté pagado.',
  'You pay {payee} before the pickup. We assign a driver once it is paid.':
    'Usted paga a {payee} antes de la recogida. Asignamos un conductor cuando esté pagado.',
  'Payment of {amount} to {payee} is due.': 'Hay que pagar {amount} a {payee}.',
  'Paid: {paid} of {price}.': 'Pagado: {paid} de {price}.',
  'Paid: {amount}. Thank you.': 'Pagado: {amount}. Gracias.',
  'Paid on {day}: {amount}. Thank you.': 'Pagado el {day}: {amount}. Gracias.',
  'Nothing is due.': 'No hay nada que pagar.',
  'Call us about your payment of {amount}.': 'Llámenos sobre su pago de {amount}.',
  Saturday: 'sábado',
  Sunday: 'domingo',
  'Eastern Time': 'hora del Este',
  'Today, {time}': 'Hoy, {time}',
} as const;
