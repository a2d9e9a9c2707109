/** Quotes and bookings: home, the page of a quote, its booking (`libs/quote-ui`, `mfe-public`). */
export const quote = {
  // Classes of vehicles
  Sedan: 'Sedán',
  SUV: 'SUV',
  Van: 'Van',
  'Pre-1975 Classic': 'Clásico anterior a 1975',
  'Other (Sedan)': 'Otro (sedán)',
  'Other (SUV)': 'Otro (SUV)',
  'Other (Van)': 'Otro (van)',
  'Other (Pickup)': 'Otro (pickup)',
  'Other (Pre-1975 Classic)': 'Otro (clásico anterior a 1975)',

  // Ways of transport
  Open: 'Abierto',
  Enclosed: 'Cerrado',
  'Enclosed White Glove': 'Cerrado, servicio de guante blanco',
  'White glove': 'Guante blanco',
  'Open (Silver)': 'Abierto (Plata)',
  'Enclosed (Gold)': 'Cerrado (Oro)',
  'Enclosed White Glove (Platinum)': 'Cerrado, servicio de guante blanco (Platino)',
  'Pickup can start on {day}: 2 business days are needed between booking and pickup.':
    'La recogida puede empezar el {day}: se necesitan 2 días hábiles entre la reserva y la recogida.',
  'One driver, hand to hand.': 'Un conductor, entrega en mano.',
  '1 business day': '1 día hábil',
  '3 business days': '3 días hábiles',
  '5 business days': '5 días hábiles',
  '7 business days': '7 días hábiles',

  // Home
  'Enter where your car is and where it should go. You see the whole price at once, and book when you are ready.':
    'Indique dónde está su auto y adónde debe llegar. Verá el precio completo al instante y podrá reservar cuando quiera.',
  'Door-to-door service': 'Servicio de puerta a puerta',
  'Coordinated pickup and delivery': 'Recogida y entrega coordinadas',
  'Taxes and fees included': 'Impuestos y cargos incluidos',
  'So that we can keep the price for you, and reach you.':
    'Para guardarle el precio y comunicarnos con usted.',
  'Get Quote': 'Pedir cotización',
  'Keep This Price': 'Guardar este precio',
  'from {price}': 'desde {price}',
  'Calculating...': 'Calculando...',
  'No account and no payment needed.': 'No necesita crear una cuenta ni pagar.',
  'Your entries are as you left them.': 'Sus datos están como los dejó.',
  'Start Over': 'Empezar de nuevo',
  'You have started over.': 'Ha empezado de nuevo.',
  'Your price': 'Su precio',
  'Licensed and insured': 'Con licencia y seguro',
  'Questions people ask': 'Preguntas frecuentes',
  'Can the price change after I book?': '¿Puede cambiar el precio después de reservar?',
  'Only when you change the order. The price you book is kept, with taxes and fees. A quote says until when it is valid.':
    'Solo si usted cambia el pedido. El precio que reserva se mantiene, con impuestos y cargos. Cada cotización indica hasta cuándo es válida.',
  'When do I pay?': '¿Cuándo pago?',
  'When is my car picked up?': '¿Cuándo recogen mi auto?',
  'You choose the first day, at least two full business days from now, and how soon after it: within 1, 3, 5 or 7 business days. Sooner costs more.':
    'Usted elige el primer día, al menos dos días hábiles completos después de hoy, y el plazo a partir de ese día: 1, 3, 5 o 7 días hábiles. Cuanto más pronto, más cuesta.',
  'Open or enclosed?': '¿Abierto o cerrado?',
  'Most cars travel on an open carrier. An enclosed one keeps off weather and stones and costs more. You see both prices.':
    'La mayoría de los autos viaja en un remolque abierto. Uno cerrado protege del clima y de las piedras, y cuesta más. Verá los dos precios.',
  'My car does not run. Can you move it?': 'Mi auto no funciona. ¿Lo pueden transportar?',
  'Yes. Say so when you ask for the price: it then includes what the carrier needs to load the car.':
    'Sí. Indíquelo al pedir el precio: así incluye lo que el transportista necesita para cargar el auto.',
  'What happens next': 'Qué sigue',
  'You book': 'Usted reserva',
  'You choose the first day of pickup and tell us who hands over the car and who receives it.':
    'Elige el primer día de recogida y nos dice quién entrega el auto y quién lo recibe.',
  'We find the carrier': 'Buscamos al transportista',
  'You hear by email as soon as a driver is assigned. Payment comes before that.':
    'Le avisamos por correo electrónico en cuanto haya un conductor asignado. El pago se hace antes.',
  'Your car travels': 'Su auto viaja',
  'You follow it without an account: when it is expected, and where it is as soon as the driver shares that.':
    'Puede seguirlo sin crear una cuenta: cuándo se espera y, en cuanto el conductor lo comparta, dónde está.',
  'Your car arrives': 'Su auto llega',
  'You look it over with the driver and sign. We ask you how it went.':
    'Lo revisa con el conductor y firma. Después le preguntamos cómo le fue.',

  // The form of a quote
  Pickup: 'Recogida',
  Delivery: 'Entrega',
  'Drawing the route…': 'Trazando la ruta…',
  '{days} on the road': '{days} de viaje',
  '{miles}, {days} on the road': '{miles}, {days} de viaje',
  Vehicle: 'Vehículo',
  Vehicles: 'Vehículos',
  Make: 'Marca',
  Model: 'Modelo',
  Operable: 'Funciona',
  'Not operable': 'No funciona',
  operable: 'si el vehículo funciona',
  'The vehicle can brake, roll, steer and start independently.':
    'El vehículo puede frenar, rodar, girar y arrancar por sí mismo.',
  'Make first': 'Primero la marca',
  'No match. Choose “Other” to price by class.': 'Sin coincidencias. Elija “Other” para cotizar por clase.',
  'A quote takes at most {max} vehicles.': 'Una cotización admite {max} vehículos como máximo.',
  'Add Vehicle': 'Agregar vehículo',
  'Remove vehicle {number}': 'Quitar el vehículo {number}',
  'Transport type': 'Tipo de transporte',
  '{transport}, picked up within {days}': '{transport}, con recogida en {days}',
  '{count, plural, one {# vehicle} other {# vehicles}}':
    '{count, plural, one {# vehículo} other {# vehículos}}',
  'We couldn’t calculate a price.': 'No pudimos calcular el precio.',
  'Choose pickup and delivery to see the price.':
    'Elija el lugar de recogida y el de entrega para ver el precio.',
  'Choose the pickup place to see the price.': 'Elija el lugar de recogida para ver el precio.',
  'Choose the delivery place to see the price.': 'Elija el lugar de entrega para ver el precio.',
  'Choose a vehicle to see the price.': 'Elija un vehículo para ver el precio.',
  'Choose the model to see the price.': 'Elija el modelo para ver el precio.',
  'Say whether the vehicle is operable to see the price.':
    'Indique si el vehículo funciona para ver el precio.',

  // The page of a quote
  'QUOTE: #{number}': 'COTIZACIÓN: #{number}',
  'Quote #{number}': 'Cotización #{number}',
  'Quote from': 'Cotización de',
  'Quote #{number}: {from} to {to}': 'Cotización #{number}: {from} a {to}',
  'Your vehicle transport quote from {company}:': 'Su cotización de transporte de {company}:',
  'Price for {count, plural, one {# vehicle} other {# vehicles}}':
    'Precio por {count, plural, one {# vehículo} other {# vehículos}}',
  'Door-to-door service, coordinated pickup and delivery, taxes and fees included.':
    'Incluye servicio de puerta a puerta, recogida y entrega coordinadas, impuestos y cargos.',
  'Price by pickup days and transport type': 'Precio por días de recogida y tipo de transporte',
  Price: 'Precio',
  'Picked up within': 'Recogida en',
  '{choice}: no price': '{choice}: sin precio',
  '{choice}: {price}, was {before}': '{choice}: {price}, antes {before}',
  'Switch to Platinum': 'Cambiar a Platino',
  '{transport} is {price} for pickup within {days}.': '{transport} cuesta {price} con recogida en {days}.',
  'Switch back to {transport}': 'Volver a {transport}',
  Book: 'Reservar',
  Class: 'Clase',
  Total: 'Total',
  Created: 'Creada',
  Distance: 'Distancia',
  Transit: 'Viaje',
  Transport: 'Transporte',
  'Preparing…': 'Preparando…',
  Share: 'Compartir',
  'Copy link': 'Copiar el enlace',
  'Link copied.': 'Enlace copiado.',
  'The link could not be copied. It is {link}': 'No se pudo copiar el enlace. Es {link}',
  'Whoever has the link sees the quote with your details.':
    'Quien tenga el enlace ve la cotización con sus datos.',
  'Questions? Call {phone}': '¿Preguntas? Llame al {phone}',
  '{since}. Booking shows today’s price before you agree to it.':
    '{since}. Al reservar verá el precio de hoy antes de aceptarlo.',
  'We send this quote to {email}, too.': 'También enviamos esta cotización a {email}.',
  'This quote is booked': 'Esta cotización está reservada',
  'It is now order #{number}. The confirmation was sent by email.':
    'Ahora es el pedido #{number}. La confirmación se envió por correo electrónico.',
  Withdrawn: 'Retirada',
  'This quote is no longer offered': 'Esta cotización ya no se ofrece',
  'A new quote with today’s price takes a minute.':
    'Una nueva cotización con el precio de hoy toma un minuto.',
  'Get a new quote': 'Pedir una nueva cotización',
  'We could not find this quote': 'No encontramos esta cotización',
  'The link may be incomplete, or the quote was removed. A new quote takes a minute.':
    'Es posible que el enlace esté incompleto o que la cotización se haya eliminado. Pedir otra toma un minuto.',
  'The link may be incomplete, or the quote was removed. A new quote takes a minute; or call us at {phone} with your quote number.':
    'Es posible que el enlace esté incompleto o que la cotización se haya eliminado. Pedir otra toma un minuto; o llámenos al {phone} con su número de cotización.',
  'Quote another vehicle': 'Cotizar otro vehículo',

  // Days of pickup
  'This day is in the past.': 'Este día ya pasó.',
  'Pickups start on business days; this is a {weekday}.':
    'La recogida empieza en un día hábil; este es {weekday}.',
  'Holiday: {name}.': 'Día feriado: {name}.',
  '2 business days are required before pickup; the first day is {day}.':
    'Se requieren 2 días hábiles antes de la recogida; el primer día es el {day}.',
  "New Year's Day": 'Año Nuevo',
  'Birthday of Martin Luther King Jr.': 'Natalicio de Martin Luther King Jr.',
  // As settings of earlier versions have it.
  'Birthday of Martin Luther King, Jr.': 'Natalicio de Martin Luther King Jr.',
  "Washington's Birthday": 'Natalicio de Washington',
  'Memorial Day': 'Día de los Caídos',
  'Juneteenth National Independence Day': 'Día de la Emancipación (Juneteenth)',
  'Independence Day': 'Día de la Independencia',
  'Labor Day': 'Día del Trabajo',
  'Columbus Day': 'Día de la Raza',
  'Veterans Day': 'Día de los Veteranos',
  'Thanksgiving Day': 'Día de Acción de Gracias',
  'Christmas Day': 'Navidad',
} as const;
