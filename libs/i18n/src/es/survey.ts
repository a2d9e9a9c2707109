/** The survey (`mfe-public/src/customer-survey`): its page, and the questions that come with the product. */
export const survey = {
  'Tell us how it went: three questions, about a minute.':
    'Cuéntenos cómo le fue: tres preguntas, más o menos un minuto.',
  'Start Survey': 'Empezar la encuesta',
  'There was an error getting this survey.': 'No se pudo cargar esta encuesta.',
  'There was an error submitting this survey.': 'No se pudo enviar esta encuesta.',
  'Not delivered yet': 'Todavía no se entrega',
  'This order is not delivered yet. We ask how it went once it is.':
    'Este pedido todavía no se entrega. Le preguntaremos cómo le fue cuando llegue.',
  'You can still answer by the number of your order and your email.':
    'Todavía puede responder con su número de pedido y su correo electrónico.',
  'Find your survey': 'Buscar su encuesta',

  // Its heading.
  'Order #{number}': 'Pedido #{number}',
  '{from} to {to}': '{from} a {to}',
  'How did we do with your transport?': '¿Cómo nos fue con su transporte?',
  'How did we do with your {vehicle}?': '¿Cómo nos fue con su {vehicle}?',
  '{name}, how did we do with your transport?': '{name}, ¿cómo nos fue con su transporte?',
  '{name}, how did we do with your {vehicle}?': '{name}, ¿cómo nos fue con su {vehicle}?',

  // The questions that come with the product.
  'Our communication with you': 'Nuestra comunicación con usted',
  'Your driver': 'Su conductor',
  'Would you recommend us?': '¿Nos recomendaría?',
  'Anything else we should know?': '¿Algo más que debamos saber?',
  '{label} (optional)': '{label} (opcional)',
  'Tell us more': 'Cuéntenos más',
  'Careful, friendly, on time?': '¿Cuidadoso, amable, puntual?',
  'What would you tell a friend?': '¿Qué le diría a un amigo?',

  // What each rating means.
  Poor: 'Deficiente',
  'Below Average': 'Regular',
  Average: 'Aceptable',
  Good: 'Bien',
  'Excellent Experience': 'Experiencia excelente',
  'I would not recommend your company.': 'No recomendaría su empresa.',
  'I would rather not recommend you.': 'Preferiría no recomendarlos.',
  'I might recommend you.': 'Tal vez los recomendaría.',
  'I would recommend you.': 'Los recomendaría.',
  'You guys were awesome! I would highly recommend you.': '¡Fueron increíbles! Los recomendaría sin dudarlo.',
  'I would highly recommend you.': 'Los recomendaría sin dudarlo.',
  'Please choose a rating.': 'Elija una calificación.',

  // Sending.
  'Send My Answers': 'Enviar mis respuestas',
  'You have answered already. Thank you!': 'Ya respondió. ¡Gracias!',
  'Thank you, {name}.': 'Gracias, {name}.',
  'Your answers are now with {company}.': '{company} ya tiene sus respuestas.',
  'Your answers are now with {company} and {provider}.': '{company} y {provider} ya tienen sus respuestas.',
  'What you told us': 'Lo que nos dijo',
  Communication: 'Comunicación',
  Recommend: 'Recomendación',
  '{rating} of 5': '{rating} de 5',
  'Get a price for your next vehicle': 'Pida el precio para su próximo vehículo',
  'You have told us how it went with order #{number} already.':
    'Ya nos contó cómo le fue con el pedido #{number}.',
  'Something still open? Call {phone}, or answer any of our emails.':
    '¿Queda algo pendiente? Llame al {phone} o responda a cualquiera de nuestros correos.',
} as const;
