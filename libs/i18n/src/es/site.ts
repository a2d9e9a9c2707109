/** The frame of the public site (`mfe-public/src/site`) and the titles of its pages. */
export const site = {
  'Track your order': 'Rastrear su pedido',
  'Order status': 'Estado del pedido',
  Terms: 'Términos',
  'Drive with us': 'Trabaje con nosotros',
  'Ship your car, door to door': 'Transporte de su auto, de puerta a puerta',
  'Your quote': 'Su cotización',
  'Book Order': 'Reservar el transporte',
  'Share your location': 'Comparta su ubicación',
  'Order Terms': 'Términos del pedido',
  'Track Your Order': 'Rastree su pedido',
  'Order Status': 'Estado de su pedido',
  'Your order': 'Su pedido',
  'Drive With Us': 'Trabaje con nosotros',
  'Customer Survey': 'Encuesta para clientes',
  'Page not found': 'No se encontró la página',
  'There is no such page': 'Esta página no existe',
  'The address may be old or mistyped.': 'Es posible que la dirección sea antigua o esté mal escrita.',
  'Get a quote': 'Pida una cotización',
  'This page could not be loaded': 'No se pudo cargar esta página',
  'You are offline. Pages that you opened before show what was known then, and nothing can be sent.':
    'No tiene conexión. Las páginas que ya abrió muestran lo que se sabía entonces, y no se puede enviar nada.',
} as const;
