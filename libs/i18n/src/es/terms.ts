/** Reading and accepting the terms (`mfe-public/src/terms`). The terms themselves are written in each language by their author. */
export const terms = {
  'These terms are in {language}.': 'Estos términos están en {language}.',
  'In these terms, “we” is {company}.': 'En estos términos, “nosotros” es {company}.',
  'Version {version}': 'Versión {version}',
  'Version {version}, since {day}': 'Versión {version}, desde el {day}',
  'There was an error getting the terms': 'No se pudieron cargar los términos',
  'Terms accepted': 'Términos aceptados',
  'Terms open': 'Términos pendientes',
  'Terms closed': 'Términos cerrados',
  'Accept the terms': 'Aceptar los términos',
  'Read the terms': 'Leer los términos',
  'The terms are accepted by the link in an email to the address that the order was booked with.':
    'Los términos se aceptan con el enlace de un correo que enviamos a la dirección con la que se reservó el pedido.',
  'We are emailing the link to {address}. It may take a minute.':
    'Estamos enviando el enlace a {address}. Puede tardar un minuto.',
  'Email Me the Link': 'Enviarme el enlace por correo',
  'Show less': 'Mostrar menos',
  'Read all, {count, plural, one {# minute} other {# minutes}}':
    'Leer todo, {count, plural, one {# minuto} other {# minutos}}',
  'Terms {number}': 'Términos {number}',
  'There was an error making the PDF': 'No se pudo preparar el PDF',

  // What is agreed to.
  'What stays': 'Lo que sigue igual',
  'Vehicle {number}': 'Vehículo {number}',
  'First pickup': 'Primer día de recogida',
  '{level}, by {day}': '{level}, a más tardar el {day}',
  'Delivery, estimated': 'Entrega estimada',
  'RUSH fee of {fee} included': 'Incluye el cargo RUSH (urgente) de {fee}',
  'What has changed': 'Lo que cambió',
  '{count, plural, =0 {Nothing has} =1 {One thing has} =2 {Two things have} =3 {Three things have} =4 {Four things have} other {# things have}} changed since you accepted on {day}':
    '{count, plural, =0 {Nada ha cambiado} =1 {Una cosa ha cambiado} =2 {Dos cosas han cambiado} =3 {Tres cosas han cambiado} =4 {Cuatro cosas han cambiado} other {# cosas han cambiado}} desde que usted aceptó el {day}',
  'Please accept the terms once more.': 'Acepte los términos una vez más.',
  'It was {from} and is now {to}.': 'Antes: {from}. Ahora: {to}.',
  '{amount} more': '{amount} más',
  '{amount} less': '{amount} menos',

  // Signing.
  Sign: 'Firmar',
  'Your full name': 'Su nombre completo',
  'Your signature': 'Su firma',
  Draw: 'Dibujar',
  Type: 'Escribir',
  'Your full name stands as your signature.': 'Su nombre completo vale como su firma.',
  'With a finger, a pen or the mouse': 'Con el dedo, un lápiz óptico o el ratón',
  'No more lines fit. Clear to sign again.': 'No caben más líneas. Borre para firmar de nuevo.',
  Clear: 'Borrar',
  'Signature pad, empty': 'Espacio para firmar, vacío',
  'Signature pad, signed': 'Espacio para firmar, firmado',
  'Please sign, or choose Type.': 'Firme o elija Escribir.',
  'Please tick this box to accept.': 'Marque esta casilla para aceptar.',
  'I have read the terms and agree, also to the price of {price}.':
    'He leído los términos y los acepto, también el precio de {price}.',
  'I have read the terms and agree, also to the changed price of {price}.':
    'He leído los términos y los acepto, también el nuevo precio de {price}.',
  'We keep your name, the time and the network address you signed from, and email you a link to a PDF of what you accepted.':
    'Guardamos su nombre, la hora y la dirección de red desde la que firmó, y le enviamos por correo un enlace al PDF de lo que aceptó.',
  'Accept for {price}': 'Aceptar por {price}',
  'Processing…': 'Procesando…',
  'There was an error accepting the terms. Your entries are kept; please try again.':
    'No se pudieron aceptar los términos. Sus datos se conservan; intente de nuevo.',
  'This order changed while you were reading, so nothing was accepted. Please check it, tick the box and accept again. Your name and signature are still here.':
    'Este pedido cambió mientras usted leía, así que no se aceptó nada. Revíselo, marque la casilla y acepte de nuevo. Su nombre y su firma siguen aquí.',
  'These terms can no longer be accepted: the order was canceled, or is delivered.':
    'Estos términos ya no se pueden aceptar: el pedido se canceló o ya se entregó.',
  'Not right? Call {phone} before you sign.': '¿Algo no está bien? Llame al {phone} antes de firmar.',

  // After it, and where there is no such order.
  'Thank you, {name}': 'Gracias, {name}',
  '{name} accepted version {version} of the terms on {day}. Our email to you has a link to the PDF.':
    '{name} aceptó la versión {version} de los términos el {day}. Nuestro correo lleva un enlace al PDF.',
  'See your order': 'Ver su pedido',
  'What you accepted, as a PDF': 'Lo que aceptó, en PDF',
  'We could not find this order': 'No encontramos este pedido',
  'The link may be incomplete, or the order was delivered or canceled more than 60 days ago. Please open it from your email once more.':
    'Es posible que el enlace esté incompleto o que el pedido se haya entregado o cancelado hace más de 60 días. Ábralo de nuevo desde su correo.',
  'The link may be incomplete, or the order was delivered or canceled more than 60 days ago. Please open it from your email once more, or call us at {phone} with your order number.':
    'Es posible que el enlace esté incompleto o que el pedido se haya entregado o cancelado hace más de 60 días. Ábralo de nuevo desde su correo o llámenos al {phone} con su número de pedido.',
  'Please sign.': 'Falta su firma.',
  'This order is canceled, so there is nothing to accept. Please call us if you still need the transport.':
    'Este pedido está cancelado, así que no hay nada por aceptar. Llámenos si aún necesita el transporte.',
  'This order has been delivered, so there is nothing to accept any more.':
    'Este pedido ya se entregó, así que no queda nada por aceptar.',
  'The order has changed since you opened it. Please look at it again.':
    'El pedido cambió desde que lo abrió. Revíselo de nuevo.',
} as const;
