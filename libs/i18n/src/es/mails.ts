/** Emails to customers (`services/notifications`), beside what they share with pages. */
export const mails = {
  // What several share.
  'Questions? Call {phone} or answer this email.': '¿Preguntas? Llame al {phone} o responda a este correo.',
  'with {provider}': 'con {provider}',
  'Or copy this address:': 'O copie esta dirección:',
  Customer: 'Cliente',
  'Hello,': 'Hola:',
  'Hello {name},': 'Hola, {name}:',
  'planned: {days}': 'previsto: {days}',

  'What changed': 'Qué cambió',
  Before: 'Antes',
  Now: 'Ahora',

  // How far an order is.
  'It was delivered on {day}.': 'Se entregó el {day}.',
  'It was delivered.': 'Ya se entregó.',
  'It was picked up on {day}.': 'Se recogió el {day}.',
  'It was picked up.': 'Ya se recogió.',
  'A driver is assigned.': 'Ya hay un conductor asignado.',
  'We are looking for your carrier.': 'Estamos buscando al transportista.',
  'We are still looking for your carrier. We will write to you as soon as a driver is assigned.':
    'Todavía buscamos al transportista. Le escribiremos en cuanto haya un conductor asignado.',
  'We will write to you as soon as a driver is assigned.':
    'Le escribiremos en cuanto haya un conductor asignado.',

  // Booked, changed and canceled.
  'Your order #{number} is booked: {route}': 'Su pedido #{number} está reservado: {route}',
  'We have your order.': 'Ya tenemos su pedido.',
  'Your order is booked': 'Su pedido está reservado',
  'Thank you for booking with {sender}.': 'Gracias por reservar con {sender}.',
  'Order #{number} has changed: {route}': 'El pedido #{number} cambió: {route}',
  'What was, and what is now.': 'Lo que era y lo que es ahora.',
  'Your order has changed': 'Su pedido cambió',
  'This is what changed:': 'Esto es lo que cambió:',
  'Your order #{number} is canceled: {route}': 'Su pedido #{number} está cancelado: {route}',
  'Your order is canceled': 'Su pedido está cancelado',
  'Your order is canceled.': 'Su pedido está cancelado.',
  'Your order #{number}, {route}, is canceled.': 'Su pedido #{number}, {route}, está cancelado.',
  'The reason: {reason}': 'El motivo: {reason}',
  'If you still need the transport, please call {phone}.':
    'Si todavía necesita el transporte, llame al {phone}.',

  // Answers to what the customer asked for.
  'The answer to your request.': 'La respuesta a su solicitud.',
  '{heading}: order #{number}, {route}': '{heading}: pedido #{number}, {route}',
  'Your pickup day is changed': 'Cambiamos su día de recogida',
  'As you asked, your order can now be picked up starting {day}.':
    'Como usted pidió, su pedido ahora se puede recoger a partir del {day}.',
  'Please accept the terms of your order as it is now. The link is in an email of its own.':
    'Acepte los términos de su pedido tal como está ahora. El enlace está en otro correo.',
  'Your pickup day stays': 'Su día de recogida no cambia',
  'You asked for {day} as first pickup day. We cannot offer it, so your order stays as it is.':
    'Usted pidió el {day} como primer día de recogida. No podemos ofrecerlo, así que su pedido queda como está.',
  'As you asked, your order is canceled. Nothing will be picked up.':
    'Como usted pidió, su pedido está cancelado. No se recogerá nada.',
  'Your order is not canceled': 'Su pedido no se canceló',
  'You asked to cancel your order. It goes on as it is.':
    'Usted pidió cancelar su pedido. El pedido sigue en marcha sin cambios.',

  // Damage that was reported.
  '{heading}: order #{number}': '{heading}: pedido #{number}',
  'What we found: {answer}': 'Lo que encontramos: {answer}',
  'If you see it differently, please call {phone}.': 'Si no está de acuerdo, llame al {phone}.',
  'We have your report of damage': 'Recibimos su reporte de daños',
  'What was reported, and when we answer.': 'Lo que se reportó y cuándo respondemos.',
  'Damage to the {vehicle} was reported: {what}': 'Se reportaron daños en el {vehicle}: {what}',
  'We will look into it. Our first answer is on the page of your order by {day}.':
    'Lo revisaremos. Nuestra primera respuesta estará en la página de su pedido a más tardar el {day}.',
  'Our note: {answer}': 'Nuestra nota: {answer}',
  'We are looking at your claim again': 'Estamos revisando de nuevo su reclamo',
  'The decision that you were told of no longer counts.': 'La decisión que le comunicamos ya no es válida.',
  'We are looking again at your claim about the {vehicle}. The decision that you were told of no longer counts.':
    'Estamos revisando de nuevo su reclamo sobre el {vehicle}. La decisión que le comunicamos ya no es válida.',
  'You hear the new decision on the page of your order and by email.':
    'Le comunicaremos la nueva decisión en la página de su pedido y por correo.',
  'Please keep the vehicle as it is until then if you can. This is not yet a decision about your claim.':
    'Si puede, deje el vehículo como está hasta entonces. Esto todavía no es una decisión sobre su reclamo.',
  'Your claim is approved': 'Su reclamo fue aprobado',
  'The decision about the reported damage.': 'La decisión sobre los daños reportados.',
  'Your claim about the {vehicle} is approved for {amount}.':
    'Su reclamo sobre el {vehicle} fue aprobado por {amount}.',
  'Your claim is declined': 'Su reclamo fue rechazado',
  'We looked into your claim about the {vehicle} and cannot approve it.':
    'Revisamos su reclamo sobre el {vehicle} y no podemos aprobarlo.',
  'Your claim is paid': 'Su reclamo está pagado',
  'What was paid for the reported damage.': 'Lo que se pagó por los daños reportados.',
  '{amount} was paid for your claim about the {vehicle}.':
    'Se pagaron {amount} por su reclamo sobre el {vehicle}.',

  // Terms.
  'Please accept the terms of order #{number}': 'Acepte los términos del pedido #{number}',
  'Please accept the terms of order #{number}: it has changed':
    'Acepte los términos del pedido #{number}: cambió',
  'You have accepted the terms of order #{number}': 'Usted aceptó los términos del pedido #{number}',
  'One step is left: your agreement to the terms.': 'Falta un paso: que usted acepte los términos.',
  'Please accept the terms': 'Acepte los términos',
  'Please read and accept the terms of this order.': 'Lea y acepte los términos de este pedido.',
  'Your order has changed. Please look at what is new, and accept the terms of the order as it is now.':
    'Su pedido cambió. Revise lo nuevo y acepte los términos del pedido tal como es ahora.',
  'Reading and accepting them takes a few minutes.': 'Leerlos y aceptarlos toma unos minutos.',
  'A copy of what you have accepted.': 'Una copia de lo que usted aceptó.',
  'You have accepted the terms': 'Usted aceptó los términos',
  'Thank you: you have accepted the terms of this order. Please keep the PDF. It shows what you have accepted, with your name and the time. If this was not you, please tell us.':
    'Gracias: usted aceptó los términos de este pedido. Guarde el PDF. Muestra lo que aceptó, con su nombre y la hora. Si no fue usted, avísenos.',
  'Save the PDF': 'Guardar el PDF',

  // Payment.
  'Payment due for order #{number}: {amount}': 'Pago pendiente del pedido #{number}: {amount}',
  'What is due for your order, and how to pay it.': 'Cuánto debe por su pedido y cómo pagarlo.',
  'Payment due': 'Pago pendiente',
  'The price of your order has changed.': 'El precio de su pedido cambió.',
  'Your receipt for order #{number}: {amount}': 'Su recibo del pedido #{number}: {amount}',
  'Your payment is received': 'Recibimos su pago',
  'This is your receipt.': 'Este es su recibo.',
  '{payee} received {amount} for order #{number} on {day}.':
    '{payee} recibió {amount} por el pedido #{number} el {day}.',
  '{payee} received {amount} for order #{number}.': '{payee} recibió {amount} por el pedido #{number}.',

  // On its way.
  'Reminder of your pickup: order #{number}, {route}':
    'Recordatorio de la recogida: pedido #{number}, {route}',
  'Please have the keys ready.': 'Tenga listas las llaves.',
  'A reminder of your pickup': 'Recordatorio de la recogida',
  'Your pickup is planned for {days}.': 'La recogida está prevista para estas fechas: {days}.',
  'The driver will call you before arriving.': 'El conductor le llamará antes de llegar.',
  'Please have the keys ready, take your belongings out of the vehicle and leave about a quarter of a tank of fuel in it.':
    'Tenga listas las llaves, saque sus pertenencias del vehículo y deje más o menos un cuarto de tanque de combustible.',
  'A driver is assigned to order #{number}: {route}': 'El pedido #{number} ya tiene conductor: {route}',
  'The link to your order #{number}: {route}': 'El enlace a su pedido #{number}: {route}',
  'The link that you asked for.': 'El enlace que usted pidió.',
  'Follow your order on its page.': 'Siga su pedido en su página.',
  'A driver is assigned': 'Su pedido ya tiene conductor',
  'You asked for the link to your order. If it was not you, there is nothing to do: the link came to this address only.':
    'Usted pidió el enlace a su pedido. Si no fue usted, no tiene que hacer nada: el enlace llegó solo a esta dirección.',
  'A carrier has taken your order and a driver is assigned. The driver will call you before the pickup.':
    'Un transportista tomó su pedido y ya hay un conductor asignado. El conductor le llamará antes de la recogida.',
  'See how far your order is, at any time and on any device:':
    'Vea cómo va su pedido, en cualquier momento y en cualquier dispositivo:',
  'Order #{number} is picked up: {route}': 'Recogimos el pedido #{number}: {route}',
  'The order is on its way.': 'El pedido está en camino.',
  'The order was picked up.': 'Recogimos el pedido.',
  'Picked up': 'Recogido',
  'Your order was picked up on {day}.': 'Recogimos su pedido el {day}.',
  'Your order was picked up.': 'Recogimos su pedido.',
  'It is on its way to {place}.': 'Va en camino a {place}.',
  'The driver will call before the delivery.': 'El conductor llamará antes de la entrega.',
  'Order #{number} is delivered: {route}': 'Entregamos el pedido #{number}: {route}',
  'The order has arrived.': 'El pedido llegó.',
  'Your order was delivered in {place} on {day}.': 'Entregamos su pedido en {place} el {day}.',
  'Your order was delivered in {place}.': 'Entregamos su pedido en {place}.',
  'If anything is not as it should be, please call {phone} and name order #{number}.':
    'Si algo no está bien, llame al {phone} y mencione el pedido #{number}.',
  'Is anything damaged? Report it on the page of your order by {day}.':
    '¿Hay algún daño? Repórtelo en la página de su pedido a más tardar el {day}.',
  'On the same page you can tell us how it went: three questions, about a minute.':
    'En la misma página puede contarnos cómo le fue: tres preguntas, más o menos un minuto.',
  'Thank you for choosing {sender}.': 'Gracias por elegir a {sender}.',

  // The survey.
  'How did we do? Order #{number}, {route}': '¿Cómo nos fue? Pedido #{number}, {route}',
  'Three questions, about a minute.': 'Tres preguntas, más o menos un minuto.',
  'How did we do?': '¿Cómo nos fue?',
  'Tell us how it went: three questions, about a minute.':
    'Cuéntenos cómo le fue: tres preguntas, más o menos un minuto.',
  'Tell us how it went': 'Cuéntenos cómo le fue',
  'The link is yours and can be answered once. If something is still open, please call {phone}.':
    'El enlace es suyo y se puede responder una sola vez. Si queda algo pendiente, llame al {phone}.',

  // The text to a driver, without the letters that would make more than one text of it.
  '{asker}: please share where you are, order #{number}: {link}':
    '{asker}: comparta su lugar actual, pedido #{number}: {link}',

  // The quote of a customer.
  'Your quote #{number}: {from} to {to}': 'Su cotización #{number}: {from} a {to}',
  'The price for each pickup time, and the link to book.':
    'El precio de cada plazo de recogida y el enlace para reservar.',
  'You asked what it costs to move: {vehicles}.': 'Usted preguntó cuánto cuesta transportar: {vehicles}.',
  'See the quote and book': 'Ver la cotización y reservar',

  // Follow-ups of a quote that was not booked.
  'You can book at these prices until {day}.': 'Puede reservar a estos precios hasta el {day}.',
  'This is your quote for the transport from {from} to {to}.':
    'Esta es su cotización para el transporte de {from} a {to}.',
  'This is a short reminder of your quote for the transport from {from} to {to}.':
    'Le recordamos su cotización para el transporte de {from} a {to}.',
  'Any questions about your quote #{number}?': '¿Tiene preguntas sobre su cotización #{number}?',
  'Do you have any questions about the transport from {from} to {to}? Reply to this email or call us, and we will gladly help.':
    '¿Tiene alguna duda sobre el transporte de {from} a {to}? Responda a este correo o llámenos y le ayudaremos con gusto.',
  'The prices of your quote #{number} are good until {day}':
    'Los precios de su cotización #{number} son válidos hasta el {day}',
  'The prices for the transport from {from} to {to} are good until {day}.':
    'Los precios del transporte de {from} a {to} son válidos hasta el {day}.',
  'After that they are calculated again and may change.': 'Después se calculan de nuevo y pueden cambiar.',
  'You get this email because a quote was made for you.':
    'Recibe este correo porque se preparó una cotización para usted.',
  'Stop reminders about quotes': 'No enviarme más recordatorios de cotizaciones',

  // The application of a carrier.
  'Application to drive with {brand}': 'Solicitud para trabajar con {brand}',
  'Company, name and how to reach them.': 'Empresa, nombre y datos de contacto.',
  'We have your application': 'Recibimos su solicitud',
  'Thank you. Our answer comes to this address. This is what was sent to us:':
    'Gracias. Nuestra respuesta llegará a esta dirección. Esto es lo que recibimos:',
  'If that was not you, you need not do anything.': 'Si no fue usted, no tiene que hacer nada.',
} as const;
