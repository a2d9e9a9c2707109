/** What the contract and the API say of a field or a call (`@overland/contracts`), as far as customers read it. */
export const messages = {
  'This field is required.': 'Este campo es obligatorio.',
  'Please enter a name of at most 80 characters, on one line and without web addresses.':
    'Escriba un nombre de 80 caracteres como máximo, en una sola línea y sin direcciones web.',
  'Please leave out web and email addresses, and put a space after a period.':
    'No escriba direcciones web ni de correo electrónico, y deje un espacio después de cada punto.',
  'Please enter a valid email address.': 'Escriba un correo electrónico válido.',
  'Please enter an email address.': 'Escriba un correo electrónico.',
  'This link has expired or has been used. Please ask for a new one.':
    'Este enlace venció o ya se usó. Pida uno nuevo.',
  'This link is no longer valid.': 'Este enlace ya no es válido.',
  'The terms are accepted by the link in your email. We can email it to you again.':
    'Los términos se aceptan con el enlace de su correo. Podemos enviárselo de nuevo.',
  'There are no terms to accept any more.': 'Ya no hay términos por aceptar.',
  'We have emailed several links within an hour. Please look into your mailbox, its spam folder too, or call us.':
    'Ya enviamos varios enlaces en la última hora. Revise su buzón, también la carpeta de spam, o llámenos.',
  'If an order has this number and email, we have sent the link.':
    'Si hay un pedido con este número y este correo, le enviamos el enlace.',
  'Too many orders were looked up with this email address. Please try again in 15 minutes, or have the link emailed to you.':
    'Se consultaron demasiados pedidos con este correo. Intente de nuevo en 15 minutos o pida el enlace por correo.',
  'Sorry! We were unable to find the status of this order.':
    '¡Lo sentimos! No pudimos encontrar el estado de este pedido.',
  'You do not have access to this.': 'No tiene acceso a esta información.',
  'We could not find what you asked for.': 'No encontramos lo que busca.',
  // Reports of damage.
  'Please say what is damaged.': 'Diga qué está dañado.',
  'Please describe the damage in at least 10 characters.': 'Describa los daños en 10 caracteres como mínimo.',
  'Please choose a vehicle.': 'Elija un vehículo.',
  'Please enter whole dollars, without cents.': 'Escriba dólares enteros, sin centavos.',
  'Please enter at least $1.': 'Escriba $1 como mínimo.',
  'Please enter at most $1,000,000.': 'Escriba $1,000,000 como máximo.',
  'Please add at most 10 files.': 'Agregue 10 archivos como máximo.',
  'Please name the file.': 'Póngale un nombre al archivo.',
  'Please rename the file: it has characters that a name cannot have.':
    'Cambie el nombre del archivo: tiene caracteres que un nombre no puede tener.',
  'Please upload a PDF, JPEG, PNG, WebP or HEIC.': 'Suba un archivo PDF, JPEG, PNG, WebP o HEIC.',
  'This file is empty.': 'Este archivo está vacío.',
  'Please upload files of up to 25 MB.': 'Suba archivos de hasta 25 MB.',
  'Please choose a day from the delivery on.': 'Elija un día a partir de la entrega.',
  'Please choose a day that is not in the future.': 'Elija un día que no esté en el futuro.',
  'Please choose vehicles of this order.': 'Elija vehículos de este pedido.',
  'Damage can be reported once the order is delivered.':
    'Los daños se pueden reportar cuando el pedido esté entregado.',
  'Damage can be reported here for 30 days after the delivery. Please call us.':
    'Aquí se pueden reportar daños durante los 30 días después de la entrega. Llámenos.',
  'You have reported this already.': 'Ya reportó esto.',
  'This order has too many reports. Please call us.': 'Este pedido tiene demasiados reportes. Llámenos.',
  'This order has too many files. Please call us.': 'Este pedido tiene demasiados archivos. Llámenos.',
  'You have sent many reports today. Please call us.': 'Hoy envió muchos reportes. Llámenos.',
  'This report can no longer be taken back.': 'Este reporte ya no se puede retirar.',
  'These files belong to a report already.': 'Estos archivos ya pertenecen a un reporte.',
  'This quote has already been booked.': 'Esta cotización ya se reservó.',
  'City, state selection required.': 'Elija una ciudad y un estado de la lista.',
  'Make cannot be empty.': 'Elija la marca.',
  'Model cannot be empty.': 'Elija el modelo.',
  'Select if vehicle is operable.': 'Indique si el vehículo funciona.',
  'Each vehicle has its own VIN. This one is entered twice.':
    'Cada vehículo tiene su propio VIN. Este aparece dos veces.',
  'This company does not take agents with a booking.':
    'Esta empresa no acepta contactos adicionales en una reserva.',
  'Too many bookings were made with this email address. Please try again later, or call us.':
    'Se hicieron demasiadas reservas con este correo electrónico. Intente más tarde o llámenos.',
  'We could not reach the server. Your entries are kept; please try again.':
    'No pudimos conectarnos al servidor. Sus datos se conservan; intente de nuevo.',
  'Please enter a ZIP code of five digits.': 'Escriba un código postal de cinco dígitos.',
  'Please check the marked fields.': 'Revise los campos marcados.',
  'Something went wrong on our side. Please try again.': 'Algo falló de nuestro lado. Intente de nuevo.',
  'This part of the system is not available right now. Please try again in a moment.':
    'Esta parte del sistema no está disponible en este momento. Intente de nuevo en unos instantes.',
  'Invalid input': 'Este valor no es válido.',
  'The request is not valid.': 'La solicitud no es válida.',
  'Please enter a phone number like (555) 010-0199.': 'Escriba un número de teléfono como (555) 010-0199.',
  'Please choose a state.': 'Elija un estado.',
  'Please choose a date.': 'Elija una fecha.',
  'Please enter a VIN of 5 to 17 letters and digits.': 'Escriba un VIN de 5 a 17 letras y dígitos.',
  'A VIN from 1981 on has 17 letters and digits, without I, O and Q.':
    'Desde 1981, un VIN tiene 17 letras y dígitos, sin I, O ni Q.',
  'Please enter a year from 1900.': 'Escriba un año a partir de 1900.',
  'Please enter a year of four digits.': 'Escriba un año de cuatro dígitos.',
  'Please enter a year no later than next year.': 'Escriba un año que no sea posterior al próximo.',
  'Please add a vehicle.': 'Agregue un vehículo.',
  'A quote takes at most 3 vehicles.': 'Una cotización admite 3 vehículos como máximo.',
  'This company offers Enclosed White Glove transport only.':
    'Esta empresa solo ofrece transporte cerrado con servicio de guante blanco.',
  'This transport type was not quoted. Please choose another one.':
    'Este tipo de transporte no se cotizó. Elija otro.',
  'This is the address of the pickup. Please enter another one.':
    'Esta es la dirección de la recogida. Escriba otra.',
  'This ZIP code is not in the quoted city. Enter one that is, or get a price for the other city.':
    'Este código postal no es de la ciudad cotizada. Escriba uno de esa ciudad o pida el precio para la otra.',

  // Calls that fail
  'Too many requests. Please wait a moment and try again.':
    'Demasiadas solicitudes. Espere un momento e intente de nuevo.',
  'Too many bookings from here within an hour. Please try again later, or call us.':
    'Demasiadas reservas desde aquí en una hora. Intente más tarde o llámenos.',
  'Too many applications from here within an hour. Please try again later, or call us.':
    'Demasiadas solicitudes desde aquí en una hora. Intente más tarde o llámenos.',
  'Your booking is still being worked on. Please wait a moment.':
    'Su reserva todavía se está procesando. Espere un momento.',
  'Your first request is still being worked on. Please wait a moment.':
    'Su primera solicitud todavía se está procesando. Espere un momento.',
  'The price of this quote changed while it was being booked. Please look at it again.':
    'El precio de esta cotización cambió mientras se reservaba. Revísela de nuevo.',
  'This quote was changed while it was being booked. Please look at it again.':
    'Esta cotización cambió mientras se reservaba. Revísela de nuevo.',
  'This quote has expired.': 'Esta cotización venció.',
  'There was an error creating this order. Your entries are kept; please try again.':
    'Hubo un error al crear este pedido. Sus datos se conservan; intente de nuevo.',
  'There was an error getting this quote': 'Hubo un error al cargar esta cotización',
  'There was an error loading makes and models': 'Hubo un error al cargar marcas y modelos',
  'The price cannot be shown right now. You can still get the quote.':
    'El precio no se puede mostrar en este momento. Aun así puede pedir la cotización.',
  'The route could not be loaded.': 'No se pudo cargar la ruta.',
  'There was an error opening this link': 'Hubo un error al abrir este enlace',
  'We could not reach the server. Please check your connection and try again.':
    'No pudimos conectarnos al servidor. Revise su conexión e intente de nuevo.',
  'An email address is required.': 'El correo electrónico es obligatorio.',
  'Company name is required.': 'El nombre de la empresa es obligatorio.',
  'Thank you! We have received your application and sent you a copy.':
    '¡Gracias! Recibimos su solicitud y le enviamos una copia.',
  'Thank you! We have received your application and will write to you.':
    '¡Gracias! Recibimos su solicitud y le escribiremos.',
  'You have applied already. We will write to you; or call us.':
    'Usted ya envió una solicitud. Le escribiremos; o llámenos.',
  'We cannot take more applications right now. Please try again in an hour, or call us.':
    'No podemos recibir más solicitudes en este momento. Intente de nuevo en una hora o llámenos.',
  'Your booking is not finished yet, and nothing is lost. Please try again in a moment.':
    'Su reserva aún no se ha completado, pero no se perdió nada. Intente de nuevo en unos instantes.',
  'Someone else is booking this quote right now. Please try again in a moment.':
    'Otra persona está reservando esta cotización en este momento. Intente de nuevo en unos instantes.',
  'This quote is archived and cannot be booked. Save it again first.':
    'Esta cotización está archivada y no se puede reservar. Primero hay que guardarla de nuevo.',
  'This quote has changed just now. Please try again.': 'Esta cotización acaba de cambiar. Intente de nuevo.',
  'This company does not book international moves.': 'Esta empresa no reserva traslados internacionales.',
  'Only dealerships choose a move type.': 'Solo los concesionarios eligen un tipo de traslado.',
  'We could not find this quote.': 'No encontramos esta cotización.',
  'We could not find this order.': 'No encontramos este pedido.',
  'We could not find this file.': 'No encontramos este archivo.',
  'Ten devices are told of this order already. Please end it on one of them first.':
    'Ya avisamos de este pedido a diez dispositivos. Primero desactive los avisos en uno de ellos.',
  'Your browser cannot be told of this order.': 'No podemos enviar avisos de este pedido a su navegador.',
  'This text contains a character that we cannot keep.':
    'Este texto contiene un carácter que no podemos guardar.',
  'This Idempotency-Key was already used for something else.':
    'Esta Idempotency-Key ya se usó para otra cosa.',
  'The request is too large: 256 KB is the most.': 'La solicitud es demasiado grande: 256 KB como máximo.',
  'The request took too long to arrive.': 'La solicitud tardó demasiado en llegar.',
  'Please give a whole number.': 'Escriba un número entero.',
  'Please give degrees.': 'Escriba grados.',
  'There was an error sending this email.': 'Hubo un error al enviar este correo electrónico.',
} as const;
