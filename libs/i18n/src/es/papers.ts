/** PDFs of quotes, orders and terms (`services/quoting`, `services/orders`), beside what they share with emails and pages. */
export const papers = {
  'Questions? Call': '¿Preguntas? Llame al',

  // A quote.
  'Quote {number}': 'Cotización {number}',
  '{count, plural, one {# vehicle, door to door} other {# vehicles, door to door}}':
    '{count, plural, one {# vehículo, de puerta a puerta} other {# vehículos, de puerta a puerta}}',
  'Prices for pickup within {level}.': 'Precios con recogida en {level}.',
  'This quote is booked. The order number is #{number}.':
    'Esta cotización ya se reservó. El número de pedido es #{number}.',
  'This quote is no longer offered.': 'Esta cotización ya no se ofrece.',
  'This price expired on {instant}. Booking shows today’s price before you agree to it.':
    'Este precio venció el {instant}. Al reservar verá el precio de hoy antes de aceptarlo.',
  'Book online': 'Reserve en línea',
  'See it online': 'Véala en línea',

  // An order.
  '{count, plural, one {Vehicle} other {# vehicles}}': '{count, plural, one {Vehículo} other {# vehículos}}',
  Status: 'Estado',
  'Move type': 'Tipo de traslado',
  'Dealer to auction': 'De concesionario a subasta',
  'Auction to dealer': 'De subasta a concesionario',
  'Dealer to customer': 'De concesionario a cliente',
  'Dealer to dealer': 'De concesionario a concesionario',
  'Customer to dealer': 'De cliente a concesionario',
  Other: 'Otro',
  'International move': 'Traslado internacional',
  Residence: 'Casa',
  Warehouse: 'Almacén',
  '{phone} mobile': '{phone} celular',
  '{phone} alternate': '{phone} alternativo',
  VIN: 'VIN',
  'Total, Billing': 'Total, se factura',
  'Billed to {company}.': 'Se factura a {company}.',
  Agents: 'Contactos',
  'Told of': 'Se le avisa de',

  // Terms.
  'Terms of order {number}': 'Términos del pedido {number}',
  'Terms, version {version}': 'Términos, versión {version}',
  'Accepted by': 'Aceptado por',
  Signature: 'Firma',
  'Network address': 'Dirección de red',
  Version: 'Versión',
  Language: 'Idioma',
  Agreement: 'Acuerdo',
} as const;
