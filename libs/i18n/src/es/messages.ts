/** What the contract and the API say of a field or a call (`@overland/contracts`), as far as customers read it. */
export const messages = {
  'This field is required.': 'Este campo es obligatorio.',
  'Please enter a name of at most 80 characters, on one line and without web addresses.':
    'Escriba un nombre de 80 caracteres como máximo, en una sola línea y sin direcciones web.',
  'Please enter a valid email address.': 'Escriba un correo electrónico válido.',
  'Please enter an email address.': 'Escriba un correo electrónico.',
  'This link has expired or has been used. Please ask for a new one.':
    'Este enlace venció o ya se usó. Pida uno nuevo.',
  'This link is no longer valid.': 'Este enlace ya no es válido.',
  'If an order has this number and email, we have sent the link.':
    'Si hay un pedido con este número y este correo, le enviamos el enlace.',
  'This order was asked for too often. Please try again in 15 minutes, or call us.':
    'Este pedido se consultó demasiadas veces. Intente de nuevo en 15 minutos o llámenos.',
  'Sorry! We were unable to find the status of this order.':
    '¡Lo sentimos! No pudimos encontrar el estado de este pedido.',
  'You do not have access to this.': 'No tiene acceso a esta información.',
  'We could not find what you asked for.': 'No encontramos lo que busca.',
  'This quote has already been booked.': 'Esta cotización ya se reservó.',
  'City, state selection required.': 'Elija una ciudad y un estado de la lista.',
  'Make cannot be empty.': 'Elija la marca.',
  'Model cannot be empty.': 'Elija el modelo.',
  'Select if vehicle is operable.': 'Indique si el vehículo funciona.',
  'Payment: on delivery (COD). We ask for it before a carrier is sent.':
    'Pago: contra entrega (COD). Se lo pedimos antes de enviar un transportista.',
  'Each vehicle has its own VIN. This one is entered twice.':
    'Cada vehículo tiene su propio VIN. Este aparece dos veces.',
  'This company does not take agents with a booking.':
    'Esta empresa no acepta contactos adicionales en una reserva.',
  'Too many bookings were made with this email address within an hour. Please try again later, or call us.':
    'Se hicieron demasiadas reservas con este correo electrónico en una hora. Intente más tarde o llámenos.',
  'We could not reach the server. Your entries are kept; please try again.':
    'No pudimos conectarnos al servidor. Sus datos se conservan; intente de nuevo.',
  'Please enter a ZIP code of five digits.': 'Escriba un código postal de cinco dígitos.',
  'Please check the marked fields.': 'Revise los campos marcados.',
  'Something went wrong on our side. Please try again.': 'Algo falló de nuestro lado. Intente de nuevo.',
  'This part of the system is not available right now. Please try again in a moment.':
    'Esta parte del sistema no está disponible en este momento. Intente de nuevo en unos instantes.',
} as const;
