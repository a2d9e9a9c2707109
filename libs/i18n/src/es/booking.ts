/** The booking form, its summary and its thanks (`libs/quote-ui/src/booking`). */
export const booking = {
  'The link that accepts the terms and opens your order goes to {email}, and to nobody else.':
    'El enlace con el que se aceptan los términos y se abre su pedido llega a {email} y a nadie más.',
  'Email It Again': 'Enviarlo de nuevo',
  'Customer Details': 'Datos del cliente',
  'The order confirmation goes to this email address.':
    'La confirmación del pedido se envía a este correo electrónico.',
  'Primary phone': 'Teléfono principal',
  'Primary phone (optional)': 'Teléfono principal (opcional)',
  'Alternate phone (optional)': 'Otro teléfono (opcional)',
  'This is a mobile phone': 'Es un teléfono celular',
  'Order Details': 'Datos del pedido',
  'Pickup start date': 'Primer día de recogida',
  '2 business days are required between booking and first pickup. A rush under that may carry a $200 RUSH fee.':
    'Se requieren 2 días hábiles entre la reserva y el primer día de recogida. Con menos tiempo puede aplicarse un cargo RUSH (urgente) de $200.',
  'To ask for a rush, call us before you book.':
    'Para pedir una recogida urgente, llámenos antes de reservar.',
  'To ask for a rush, call {phone} before you book.':
    'Para pedir una recogida urgente, llame al {phone} antes de reservar.',
  'Undo the copied contact': 'Deshacer el contacto copiado',
  'Service level: picked up within': 'Nivel de servicio: recogida en',
  'Move type (optional)': 'Tipo de traslado (opcional)',
  Registration: 'Matrícula',
  'This is part of an international move': 'Es parte de un traslado internacional',
  'Pickup Details': 'Datos de la recogida',
  'Delivery Details': 'Datos de la entrega',
  '{zip} is in {place}, not in {quoted}.': '{zip} está en {place}, no en {quoted}.',
  'We do not know this ZIP code. Please check it.': 'No conocemos este código postal. Revíselo.',
  'With the pickup there the price is': 'Con la recogida ahí, el precio es',
  'With the delivery there the price is': 'Con la entrega ahí, el precio es',
  'Go on with {place}': 'Seguir con {place}',
  'The price is now for {from} to {to}. What you typed is kept.':
    'El precio es ahora para {from} a {to}. Lo que escribió sigue ahí.',
  'The price is for the quoted route. Please ask {company} for a quote from there.':
    'El precio es para la ruta cotizada. Pida a {company} una cotización para ese lugar.',
  'City and state are those of the quote.': 'La ciudad y el estado son los de la cotización.',
  'Contact, business and notes (optional)': 'Contacto, negocio y notas (opcional)',
  'Another phone (optional)': 'Otro teléfono (opcional)',
  Address: 'Dirección',
  City: 'Ciudad',
  State: 'Estado',
  'ZIP code': 'Código postal',
  'Location type': 'Tipo de lugar',
  'Location type (optional)': 'Tipo de lugar (opcional)',
  'Business name (optional)': 'Nombre del negocio (opcional)',
  'Same as customer': 'Igual que el cliente',
  Undo: 'Deshacer',
  'Contact name (optional)': 'Nombre del contacto (opcional)',
  'Email (optional)': 'Correo electrónico (opcional)',
  'Notes (optional)': 'Notas (opcional)',
  'Gate codes, opening hours, low branches, steep drives.':
    'Códigos de acceso, horarios, ramas bajas, entradas empinadas.',
  '{name}, operable': '{name}, funciona',
  '{name}, not operable': '{name}, no funciona',
  Year: 'Año',
  'Scan VIN': 'Escanear VIN',
  'Scan VIN of {vehicle}': 'Escanear VIN de {vehicle}',
  'Scan again': 'Escanear de nuevo',
  'Use it anyway': 'Usarlo de todos modos',
  Camera: 'Cámara',
  'We read {vin}, but one of its characters does not fit the others.':
    'Leímos {vin}, pero uno de sus caracteres no concuerda con los demás.',
  'Starting the camera…': 'Encendiendo la cámara…',
  'Point the camera at the label on the windshield or driver’s door.':
    'Apunte la cámara a la etiqueta del parabrisas o de la puerta del conductor.',
  'The camera is not allowed here. Allow it in the settings of your browser, or type the VIN.':
    'La cámara no está permitida aquí. Permítala en la configuración de su navegador o escriba el VIN.',
  'No camera can be used on this device. Please type the VIN.':
    'No se puede usar ninguna cámara en este dispositivo. Escriba el VIN.',
  'Please check this VIN: one of its characters does not fit the others.':
    'Revise este VIN: uno de sus caracteres no concuerda con los demás.',
  'This VIN is of model year {found}, not {quoted}.': 'Este VIN es del año {found}, no de {quoted}.',
  'The year {year} is from the VIN.': 'El año {year} es el del VIN.',
  'This VIN is of a {found}, not a {quoted}.': 'Este VIN es de un {found}, no de un {quoted}.',
  'People to Notify': 'Contactos que reciben avisos',
  'Optional: people who get an email when the vehicles are booked, picked up or delivered.':
    'Opcional: personas que reciben un correo cuando los vehículos se reservan, se recogen o se entregan.',
  'Name (optional)': 'Nombre (opcional)',
  'Email at pickup': 'Correo en la recogida',
  'Email at delivery': 'Correo en la entrega',
  'Remove person {number}': 'Quitar el contacto {number}',
  'Add Person': 'Agregar contacto',
  'An order takes at most {max} people to notify.': 'Un pedido admite {max} contactos como máximo.',
  'Route and price': 'Ruta y precio',
  'Summary of the booking': 'Resumen de la reserva',
  'Not chosen yet': 'Sin elegir',
  'RUSH fee': 'Cargo RUSH (urgente)',
  'Total for {count, plural, one {# vehicle} other {# vehicles}}':
    'Total por {count, plural, one {# vehículo} other {# vehículos}}',
  'in total': 'en total',
  'Book at {price}': 'Reservar por {price}',
  'Submit Order': 'Enviar pedido',
  'Processing...': 'Procesando...',
  'The total has not changed. Nothing is booked yet.': 'El total no ha cambiado. Todavía no se reservó nada.',
  'Nothing is booked yet.': 'Todavía no se reservó nada.',
  'Your order has been booked successfully.': 'Su pedido se reservó correctamente.',
  'Thank you for your order! Please check your email for an order confirmation.':
    '¡Gracias por su pedido! Revise su correo electrónico: ahí está la confirmación.',
  'Accept the terms by the link in our email.': 'Acepte los términos con el enlace de nuestro correo.',
  'We find a carrier and email you when a driver is assigned.':
    'Buscamos un transportista y le escribimos cuando haya un conductor asignado.',
} as const;
