import type { TermsSection } from '@overland/contracts';

/**
 * The Spanish of `firstTerms`, section by section. Both say what the operator promises, who must confirm them before customers
 * accept them (docs/product/orders.md).
 */
export const firstTermsInSpanish: readonly TermsSection[] = [
  {
    title: 'Qué hacemos',
    text: `Organizamos el transporte de su vehículo entre los dos lugares indicados arriba. Elegimos un transportista con licencia y seguro, le pasamos su pedido y seguimos en contacto con usted hasta la entrega.

El transportista lleva el vehículo en su propio camión y es responsable de él desde la recogida hasta la entrega. Durante el trayecto puede comunicarse con nosotros para cualquier asunto.`,
  },
  {
    title: 'Qué hace usted',
    text: `Describa el vehículo tal como es. Avísenos antes de la recogida si no enciende, no rueda, no frena o no gira, o si ha sido modificado: es posible que el transportista necesite otro equipo.

Esté presente en la recogida y en la entrega, o nombre a una persona de al menos 18 años que lo esté. Tenga listas las llaves, deje más o menos un cuarto de tanque de combustible y saque sus pertenencias del vehículo. No están aseguradas.`,
  },
  {
    title: 'Fechas',
    text: `El primer día de recogida es el día más temprano en que el vehículo está listo. El transportista lo recoge dentro del plazo de recogida. Las fechas de entrega son estimadas: el clima, el tráfico y las horas de conducción que fija la ley pueden cambiarlas.

Le avisamos cuando se asigna un conductor, cuando se recoge el vehículo y cuando se entrega. Si un camión no puede llegar a su dirección, usted y el conductor acuerdan un lugar seguro cercano.`,
  },
  {
    title: 'Precio y pago',
    text: `El precio indicado arriba es por todo el transporte. Incluye el combustible, los peajes y el seguro del transportista, y un cargo RUSH (urgente) solo donde se indica. No sube después de que usted lo haya aceptado, a menos que usted pida un cambio y acepte el precio de ese cambio.

El pago vence antes de la recogida. Si usted mismo reservó en nuestro sitio, asignamos un conductor en cuanto esté pagado. Si el pedido dice que se factura, se factura a la empresa que lo reservó y usted no paga nada.`,
  },
  {
    title: 'Daños y seguro',
    text: `El seguro de carga del transportista cubre los daños que ocurren durante el transporte. Usted y el conductor revisan el vehículo en la recogida y en la entrega, y anotan su estado en el conocimiento de embarque (BOL). Por favor, tome fotos.

Anote los daños en el conocimiento de embarque antes de firmarlo y avísenos dentro de los 30 días siguientes a la entrega. Le ayudamos con el seguro del transportista. No se cubren los daños que ya existían, el desgaste ni las pertenencias que se dejan en el vehículo.`,
  },
  {
    title: 'Cancelación',
    text: `Puede cancelar su pedido en cualquier momento antes de la recogida, sin costo: escríbanos o llámenos. Se le devuelve todo lo que haya pagado.

Después de la recogida el vehículo está en camino y el pedido ya no se puede cancelar. Si no encontramos un transportista dentro del plazo de recogida, puede esperar a que haya uno o cancelar, como prefiera.`,
  },
  {
    title: 'Cambios',
    text: `Puede pedirnos un cambio hasta la recogida. Si cambia el precio, la ruta, un vehículo o el primer día de recogida, le enviamos el pedido de nuevo: el cambio vale cuando usted lo haya aceptado.

Podemos escribir términos nuevos. Valen para los pedidos que se acepten después; su pedido conserva la versión que usted aceptó.`,
  },
  {
    title: 'Privacidad',
    text: `Usamos su nombre, sus direcciones y sus números de teléfono para organizar este transporte. El transportista y su conductor reciben lo que necesitan para la recogida y la entrega, y nada más. No vendemos sus datos, y solo le llamamos nosotros y el transportista de su pedido.

Junto con su aceptación guardamos su nombre, su firma, la hora y su dirección de red como prueba de ella.`,
  },
  {
    title: 'Ley',
    text: `Se aplican las leyes de los Estados Unidos y las del estado en que tenemos nuestra oficina. Si una parte de estos términos no es válida, las demás siguen vigentes.

Por favor, hable primero con nosotros si algo salió mal: la mayoría de las cosas se resuelven con una llamada.`,
  },
];
