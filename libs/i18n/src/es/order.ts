/** The pages of an order for its customer (`mfe-public/src/order-status`, `mfe-public/src/track-order`). */
export const order = {
  // The forms that find an order.
  'Track Order': 'Rastrear el pedido',
  'See Order': 'Ver el pedido',
  'See the order here': 'Ver el pedido aquí',
  'Email me a link to the order': 'Enviarme el enlace del pedido por correo',
  'Order number': 'Número de pedido',
  'Looking...': 'Buscando...',
  'Both are in the emails about your order.': 'Los dos están en los correos sobre su pedido.',
  'Please try again.': 'Intente de nuevo.',
  'Please try again, or write to {email}.': 'Intente de nuevo o escriba a {email}.',
  'Please enter your order number.': 'Escriba su número de pedido.',
  'Please enter a valid order number.': 'Escriba un número de pedido válido.',
  'Sorry! We were unable to send a request to the driver.':
    '¡Lo sentimos! No pudimos enviar la solicitud al conductor.',
  'Email me a link': 'Enviarme un enlace por correo',
  'Email Me a Link': 'Enviarme un enlace',
  'We send the link to the email address of the order.':
    'Le enviaremos el enlace al correo electrónico del pedido.',
  'Sending...': 'Enviando...',

  // Damage that is reported after the delivery.
  'Is something damaged?': '¿Hay algún daño?',
  'You can report it here until {day}.': 'Puede reportarlo aquí hasta el {day}.',
  'Report Damage': 'Reportar daños',
  'Report damage': 'Reportar daños',
  'Send the Report': 'Enviar el reporte',
  'Which vehicles?': '¿Qué vehículos?',
  'What is damaged?': '¿Qué está dañado?',
  'Noticed on': 'Se notó el',
  'Amount, if you know it (optional)': 'Monto, si lo sabe (opcional)',
  'Photos of the damage': 'Fotos de los daños',
  'Up to 10 photos of the damage, or papers such as an estimate: PDF, JPEG, PNG, WebP or HEIC, 25 MB each.':
    'Hasta 10 fotos de los daños o documentos, como un presupuesto: PDF, JPEG, PNG, WebP o HEIC, de 25 MB cada uno.',
  Remove: 'Quitar',
  'Remove {name}': 'Quitar {name}',
  'Please wait until the files have arrived.': 'Espere a que terminen de subir los archivos.',
  'Please remove the files that could not be uploaded.': 'Quite los archivos que no se pudieron subir.',
  'We will look into it and answer here and by email. A report is not yet a decision.':
    'Lo revisaremos y le responderemos aquí y por correo. Un reporte todavía no es una decisión.',
  'There was an error getting your reports': 'No se pudieron cargar sus reportes',
  'There was an error sending your report': 'No se pudo enviar su reporte',
  'There was an error uploading this file': 'No se pudo subir este archivo',
  'There was an error taking this report back': 'No se pudo retirar este reporte',
  'We are looking at it': 'Lo estamos revisando',
  Approved: 'Aprobado',
  'Reported {day}.': 'Reportado el {day}.',
  'You asked for {amount}.': 'Usted pidió {amount}.',
  '1 file.': '1 archivo.',
  '{count} files.': '{count} archivos.',
  'We will answer by {day}.': 'Le responderemos a más tardar el {day}.',
  'Our answer is late, and we are sorry. Please call us.':
    'Lamentamos la demora de nuestra respuesta. Llámenos, por favor.',
  'Take Back the Report': 'Retirar el reporte',
  Withdrawn: 'Retirado',
  'Approved: {amount}.': 'Aprobado: {amount}.',
  'Paid: {amount}.': 'Pagado: {amount}.',
  'Our answer: “{answer}”': 'Nuestra respuesta: «{answer}»',
  'There was an error sending the link': 'No se pudo enviar el enlace',
  'An order can be opened here until 60 days after it was delivered or canceled. Find yours by its number and your email, or call us.':
    'Aquí puede abrir un pedido hasta 60 días después de la entrega o la cancelación. Busque el suyo con el número y su correo electrónico, o llámenos.',
  'Find your order': 'Buscar su pedido',
  'Email me a new link': 'Enviarme un enlace nuevo',

  // The page of an order.
  'Order with': 'Pedido con',
  'ORDER: #{number}': 'PEDIDO: #{number}',
  'There was an error getting this order': 'No se pudo cargar este pedido',
  'This page is yours: anyone with its link can see it.':
    'Esta página es suya: cualquier persona que tenga su enlace puede verla.',
  'Send me a new link': 'Enviarme un enlace nuevo',
  'Call {name}': 'Llamar a {name}',

  // What the customer can do now.
  'Accept the terms of your order': 'Acepte los términos de su pedido',
  'You accept them by the link in your email. We can send it again.':
    'Se aceptan con el enlace de su correo. Podemos enviárselo de nuevo.',
  'Pay by phone': 'Pague por teléfono',
  'Call to pay {amount}': 'Llamar para pagar {amount}',
  'See the whole order': 'Ver el pedido completo',

  // Where it stands.
  'Progress of the order': 'Avance del pedido',
  Booked: 'Reservado',
  Confirmed: 'Confirmado',
  'Assigned Driver': 'Conductor asignado',
  'Picked Up': 'Recogido',
  Delivered: 'Entregado',
  'New Booking': 'Reserva nueva',
  'On Hold': 'En espera',
  Canceled: 'Cancelado',
  'expected {days}': 'previsto: {days}',
  'planned {days}': 'previsto: {days}',
  'Expected at your door': 'Llegada prevista a su puerta',
  'Pickup expected': 'Recogida prevista',
  'Pickup planned': 'Recogida prevista',
  'Nothing will be picked up. Call us with any question.':
    'No se recogerá nada. Llámenos si tiene alguna pregunta.',
  'Thank you.': 'Gracias.',
  'The driver calls before arriving.': 'El conductor llama antes de llegar.',
  'Estimated. The driver calls before arriving.': 'Fecha estimada. El conductor llama antes de llegar.',
  'Not Earlier Than. The driver calls before arriving.':
    'No antes de esta fecha. El conductor llama antes de llegar.',
  'Picked up {moment}': 'Recogido el {moment}',
  'Delivered {moment}': 'Entregado el {moment}',
  'Planned {days}': 'Previsto: {days}',
  'Your order is on hold. Call us with any question.':
    'Su pedido está en espera. Llámenos si tiene alguna pregunta.',
  'Later than we planned. We are looking into it. Call us with any question.':
    'Más tarde de lo previsto. Lo estamos averiguando. Llámenos si tiene alguna pregunta.',
  'Later than we planned. We are still looking for your carrier. Call us with any question.':
    'Más tarde de lo previsto. Todavía buscamos a su transportista. Llámenos si tiene alguna pregunta.',
  'We are looking for your carrier. You see here when a driver is assigned.':
    'Estamos buscando a su transportista. Aquí verá cuando haya un conductor asignado.',
  'We assign a driver once your payment is here.': 'Asignamos un conductor en cuanto recibamos su pago.',
  'These days have passed. Call us to pay and to choose another day.':
    'Estos días ya pasaron. Llámenos para pagar y elegir otro día.',
  'Estimated {days}': 'Fecha estimada: {days}',
  'Not Earlier Than {days}': 'No antes de: {days}',
  Route: 'Ruta',
  'Where it is': 'Dónde está',
  Driver: 'Conductor',
  'Driver, {ago}': 'Conductor, {ago}',
  'The driver has not shared a position yet.': 'El conductor todavía no ha compartido su ubicación.',
  'Position of the driver': 'Ubicación del conductor',
  'Near {place}': 'Cerca de {place}',
  'Your order is canceled.': 'Su pedido se canceló.',
  'Your order has changed. It is now: {state}.': 'Su pedido cambió. Ahora está: {state}.',
  'Your order has changed.': 'Su pedido cambió.',
  'Your request is answered.': 'Ya respondimos su solicitud.',
  'Your order has a new file.': 'Su pedido tiene un archivo nuevo.',

  // Stops and vehicles.
  'Pickup and delivery': 'Recogida y entrega',
  'Runs and drives': 'Funciona',
  'Does not run': 'No funciona',

  // Whom to call, papers and files.
  'Who to call': 'A quién llamar',
  'Please name order #{number}.': 'Mencione el pedido #{number}.',
  'Terms and papers': 'Términos y documentos',
  'Not accepted yet': 'Sin aceptar',
  'You accepted the terms on {day}.': 'Usted aceptó los términos el {day}.',
  'Read and accept the terms': 'Leer y aceptar los términos',
  'Order as a PDF': 'El pedido en PDF',
  'Order {number}': 'Pedido {number}',
  'Printing...': 'Preparando...',
  'There was an error printing this order': 'No se pudo preparar el PDF de este pedido',
  Files: 'Archivos',
  Download: 'Descargar',
  'Download {name}': 'Descargar {name}',
  'There was an error downloading this file': 'No se pudo descargar este archivo',

  // Where it leads to the survey.
  'Thank you for telling us.': 'Gracias por contarnos.',

  // Payment.
  Payment: 'Pago',
  Paid: 'Pagado',
  'Not paid yet': 'Pendiente de pago',
  Billed: 'Se factura',
  'No fee': 'Sin cargo',
  'To pay': 'A pagar',
  'Transport, open': 'Transporte, remolque abierto',
  'Transport, enclosed': 'Transporte, remolque cerrado',
  'Transport, enclosed white glove': 'Transporte, remolque cerrado, servicio de guante blanco',
  'RUSH, under 2 business days': 'RUSH (urgente), menos de 2 días hábiles',

  // What the customer asks for.
  'Need a change?': '¿Necesita un cambio?',
  'Ask here. We answer here and by email.': 'Pídalo aquí. Respondemos aquí y por correo.',
  'Change My Date': 'Cambiar mi fecha',
  'Change my date': 'Cambiar mi fecha',
  'Cancel My Order': 'Cancelar mi pedido',
  'Cancel my order': 'Cancelar mi pedido',
  'The first pickup day is {day}. Please choose the day that you wish for. We check whether it can be done; until we answer, nothing changes.':
    'El primer día de recogida es el {day}. Elija el día que desea. Revisamos si es posible; hasta que respondamos, nada cambia.',
  'First pickup day': 'Primer día de recogida',
  'First pickup day {day}': 'Primer día de recogida: {day}',
  'First possible day: {day}': 'Primer día posible: {day}',
  'This is the first pickup day already.': 'Este ya es el primer día de recogida.',
  'Note (optional)': 'Nota (opcional)',
  'Ask for This Day': 'Pedir este día',
  'We answer your request here and by email. Until then your order goes on.':
    'Respondemos su solicitud aquí y por correo. Mientras tanto, su pedido sigue en marcha.',
  Reason: 'Motivo',
  'Please tell us why you want to cancel.': 'Díganos por qué desea cancelar.',
  'Keep My Order': 'Conservar mi pedido',
  'Ask to Cancel': 'Pedir la cancelación',
  'Not answered yet': 'Sin respuesta',
  Accepted: 'Aceptado',
  Declined: 'Rechazado',
  'Taken back': 'Retirado',
  'Asked {asked}.': 'Solicitado el {asked}.',
  'Asked {asked}, taken back {answered}.': 'Solicitado el {asked}, retirado el {answered}.',
  'Asked {asked}, answered {answered}.': 'Solicitado el {asked}, respondido el {answered}.',
  'Asked {asked}, answered {answered}: “{answer}”':
    'Solicitado el {asked}, respondido el {answered}: “{answer}”',
  'Take it back': 'Retirar la solicitud',
  'There was an error getting the pickup days': 'No se pudieron cargar los días de recogida',
  'There was an error sending your request': 'No se pudo enviar su solicitud',
  'There was an error taking this request back': 'No se pudo retirar esta solicitud',
  'This order is canceled.': 'Este pedido está cancelado.',
  'This order has been picked up and cannot be changed any more.':
    'Este pedido ya se recogió y no se puede cambiar.',
  'You have asked for many changes today. Please call us.': 'Ya pidió muchos cambios hoy. Llámenos.',
  'You have asked for this already. You can take that request back.':
    'Ya pidió esto. Puede retirar esa solicitud.',
  'This request has been accepted already.': 'Esta solicitud ya se aceptó.',
  'This request has been declined already.': 'Esta solicitud ya se rechazó.',
  'We could not find this request.': 'No encontramos esta solicitud.',
} as const;
