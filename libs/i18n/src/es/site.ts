/** The frame of the public site (`mfe-public/src/site`), the titles of its pages, and its pages for carriers, drivers and readers of reports. */
export const site = {
  'Track your order': 'Rastrear su pedido',
  'Your order and papers': 'Su pedido y sus documentos',
  Terms: 'Términos',
  'Drive with us': 'Trabaje con nosotros',
  'Ship your car, door to door': 'Transporte de autos, de puerta a puerta',
  'Your quote': 'Su cotización',
  'Book Order': 'Reservar',
  'Share your location': 'Comparta su ubicación',
  'Order Terms': 'Términos del pedido',
  'Track Your Order': 'Rastree su pedido',
  'Order Status': 'Estado del pedido',
  'Your order': 'Su pedido',
  'Drive With Us': 'Trabaje con nosotros',
  'Customer Survey': 'Encuesta para clientes',
  'Page not found': 'No se encontró la página',
  'There is no such page': 'Esta página no existe',
  'The address may be old or mistyped.': 'Es posible que la dirección sea antigua o esté mal escrita.',
  'Get a quote': 'Pedir una cotización',
  'This page could not be loaded': 'No se pudo cargar esta página',
  'You are offline. Pages that you opened before show what was known then, and nothing can be sent.':
    'No tiene conexión. Las páginas que ya abrió muestran lo que se sabía entonces, y no se puede enviar nada.',

  // What is said of it elsewhere, and before a script runs (`gateway`)
  'The whole price of moving your car across the United States, door to door, at once.':
    'El precio completo del transporte de su auto en Estados Unidos, de puerta a puerta y al instante.',
  'What we promise, and what we ask of you.': 'Lo que prometemos y lo que le pedimos.',
  'See where your car is and when it arrives.': 'Vea dónde está su auto y cuándo llega.',
  'See how your order stands.': 'Vea cómo va su pedido.',
  'Move cars with us: apply as a carrier.':
    'Transporte autos con nosotros: envíe su solicitud como transportista.',
  'Ship your car, and follow it.': 'Transporte su auto y siga su camino.',
  'Please switch JavaScript on to use this site.': 'Active JavaScript para usar este sitio.',

  // For carriers
  'First name': 'Nombre',
  'Last name': 'Apellido',
  Company: 'Empresa',
  'Send Application': 'Enviar solicitud',
  'Move cars for {name}. Tell us who you are; we read every application and write to you by email.':
    'Transporte autos para {name}. Cuéntenos quién es; leemos cada solicitud y le respondemos por correo electrónico.',

  // For drivers
  'You have stopped sharing': 'Dejó de compartir',
  'Nothing more can be shared by this link. What you shared before stays with the order.':
    'Con este enlace ya no se puede compartir nada más. Lo que compartió antes queda en el pedido.',
  'Links expire after delivery or after one day. If you are asked where you are, use the newest text message.':
    'Los enlaces vencen después de la entrega o al cabo de un día. Si le preguntan dónde está, use el mensaje de texto más reciente.',
  'Links expire after delivery or after one day. If you are asked where you are, use the newest text message, or call us at {phone}.':
    'Los enlaces vencen después de la entrega o al cabo de un día. Si le preguntan dónde está, use el mensaje de texto más reciente o llámenos al {phone}.',
  '{name} asks where you are': '{name} pregunta dónde está usted',
  'Thank you. Your location was shared. ({time})': 'Gracias. Su ubicación se compartió. ({time})',
  'Finding where you are...': 'Buscando su ubicación...',
  'Share my location': 'Compartir mi ubicación',
  'Share again': 'Compartir de nuevo',
  'Stopping...': 'Deteniendo...',
  'Stop sharing': 'Dejar de compartir',
  'Your position is sent once for each tap, never by itself. {name} and the customer of this order can see it. Please park before you use your phone.':
    'Su posición se envía una vez por cada toque, nunca por sí sola. {name} y el cliente de este pedido pueden verla. Estaciónese antes de usar su teléfono.',
  'Your position is sent once for each tap, never by itself. {name}, {other} and the customer of this order can see it. Please park before you use your phone.':
    'Su posición se envía una vez por cada toque, nunca por sí sola. {name}, {other} y el cliente de este pedido pueden verla. Estaciónese antes de usar su teléfono.',
  'Your browser does not let this page see your location. Allow it in the settings of the browser or the phone, then try again.':
    'Su navegador no permite que esta página vea su ubicación. Permítalo en la configuración del navegador o del teléfono e intente de nuevo.',
  'Your phone could not find out where you are. Switch its location services on, go where you can see the sky, and try again.':
    'Su teléfono no pudo averiguar dónde está. Active los servicios de ubicación, vaya a un lugar con vista al cielo e intente de nuevo.',
  'Your phone took too long to find out where you are. Please try again.':
    'Su teléfono tardó demasiado en averiguar dónde está. Intente de nuevo.',
  'This browser cannot tell where you are. Please open the link in another browser on your phone.':
    'Este navegador no puede indicar dónde está. Abra el enlace en otro navegador de su teléfono.',

  // For readers of scheduled reports
  'Reports by email': 'Informes por correo electrónico',
  'There was an error. Please try again.': 'Hubo un error. Intente de nuevo.',
  'You get this report by email every week or every month.':
    'Usted recibe este informe por correo electrónico cada semana o cada mes.',
  'Stop Sending It': 'Dejar de recibirlo',
  'This report is no longer sent to you.': 'Ya no le enviaremos este informe.',
  'You can have it sent again on the page of the reports.':
    'Puede volver a pedirlo en la página de los informes.',
  'The report is not sent any more, or the link was not copied as a whole.':
    'El informe ya no se envía, o el enlace no se copió completo.',

  // For customers who want no follow-ups of quotes
  'Reminders about quotes': 'Recordatorios de cotizaciones',
  'We remind you by email of quotes that you have not booked. Stopping that leaves your quotes as they are.':
    'Le recordamos por correo electrónico las cotizaciones que no ha reservado. Si deja de recibirlos, sus cotizaciones no cambian.',
  'Stop Reminders': 'No enviarme más',
  '{company} sends these reminders to {address}.': '{company} envía estos recordatorios a {address}.',
  'We will send you no more reminders about quotes.': 'Ya no le enviaremos recordatorios de cotizaciones.',
  'Your quotes stay as they are. What you ask for, and what you have booked, is still sent to you.':
    'Sus cotizaciones no cambian. Seguirá recibiendo lo que pida y lo que haya reservado.',
  'Get Reminders Again': 'Volver a recibirlos',
  'This link does not work.': 'Este enlace no funciona.',
  'A part of it may be missing. Please open it again from the email.':
    'Puede que le falte una parte. Ábralo de nuevo desde el correo.',
} as const;
