/** What a customer's device is told of an order (`services/notifications/src/push`), and where that is asked for. */
export const push = {
  'A driver is assigned to order {number}': 'El pedido {number} ya tiene conductor',
  'Order {number} was picked up': 'El pedido {number} fue recogido',
  'Order {number} was delivered': 'El pedido {number} fue entregado',
  'Order {number} is canceled': 'El pedido {number} está cancelado',
  'Your request for order {number} is answered': 'Respondimos a su solicitud sobre el pedido {number}',
  'Messages on this device': 'Mensajes en este dispositivo',
  'Tell Me on This Device': 'Avisarme en este dispositivo',
  'Stop Telling This Device': 'Dejar de avisar en este dispositivo',
  'This device tells you of each step of your order, up to the delivery.':
    'Este dispositivo le avisa de cada paso de su pedido, hasta la entrega.',
  'Your browser does not allow messages from this site. You can change that in its settings.':
    'Su navegador no permite mensajes de este sitio. Puede cambiarlo en su configuración.',
  'Know of each step of your order up to the delivery, without checking this page.':
    'Entérese de cada paso de su pedido hasta la entrega, sin tener que consultar esta página.',
  'Your browser cannot receive messages now. Please try again later.':
    'Su navegador no puede recibir mensajes ahora. Inténtelo de nuevo más tarde.',
} as const;
