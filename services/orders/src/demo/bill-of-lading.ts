import { type OrderVehicle, vehicleName } from '@overland/contracts';
import { formatDay } from '@overland/contracts/format';
import type { OrderEntity } from '../orders/order.entity.js';

/** In points from the top left of a Letter page. */
interface Line {
  text: string;
  x: number;
  y: number;
  size?: number;
  isBold?: boolean;
}

const pageHeight = 792;

/** A demo bill of lading, signed at the pickup: one page in fonts that every PDF reader has. */
export function billOfLading(order: OrderEntity, pickedUpOn: string): Buffer {
  const lines = [...headOf(order, pickedUpOn), ...order.vehicles.flatMap(vehicleLines), ...footOf(order)];
  const rules = [96, 240, 262, 640].map((y) => `54 ${pageHeight - y} m 558 ${pageHeight - y} l S`);
  return pdfOf([...lines.map(drawn), '0.6 w', ...rules, signature(60, 612), signature(330, 616)].join('\n'));
}

function headOf(order: OrderEntity, pickedUpOn: string): Line[] {
  const { pickup, delivery } = order;
  const stop = (x: number, label: string, { address, city, state, zip }: typeof pickup): Line[] => [
    { text: label, x, y: 160, isBold: true },
    { text: address, x, y: 178 },
    { text: `${city}, ${state} ${zip}`, x, y: 194 },
    { text: order.customerFullName, x, y: 210 },
  ];
  return [
    { text: 'BILL OF LADING', x: 54, y: 72, size: 22, isBold: true },
    { text: `No. ${order.uniqueId}`, x: 450, y: 72, size: 14, isBold: true },
    { text: order.companyName, x: 54, y: 88 },
    { text: `Carrier: ${order.carrierName || 'Carrier of record'}`, x: 54, y: 120 },
    { text: `Driver: ${order.driverName || 'Driver of record'}`, x: 54, y: 136 },
    { text: `Picked up ${formatDay(pickedUpOn)}`, x: 330, y: 120 },
    ...stop(54, 'Pickup', pickup),
    ...stop(330, 'Delivery', delivery),
    { text: 'Vehicle', x: 54, y: 255, isBold: true },
    { text: 'VIN', x: 330, y: 255, isBold: true },
  ];
}

function vehicleLines(vehicle: OrderVehicle, index: number): Line[] {
  const y = 284 + index * 44;
  return [
    { text: `${vehicle.year ?? ''} ${vehicleName(vehicle)}`.trim(), x: 54, y },
    { text: vehicle.vin, x: 330, y },
    { text: 'Inspected before loading: no new damage.', x: 54, y: y + 16, size: 9 },
  ];
}

function footOf(order: OrderEntity): Line[] {
  return [
    { text: `Released by ${order.customerFullName}`, x: 54, y: 656, size: 9 },
    { text: `Received by ${order.driverName || 'the driver'}`, x: 330, y: 656, size: 9 },
  ];
}

const drawn = ({ text, x, y, size = 11, isBold = false }: Line): string =>
  `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${pageHeight - y} Td (${escaped(text)}) Tj ET`;

/** These fonts only have Latin letters. */
const escaped = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/[\\()]/g, '\\$&');

function signature(x: number, y: number): string {
  const at = (dx: number, dy: number) => `${x + dx} ${pageHeight - y - dy}`;
  return `0.1 0.2 0.5 RG 1.4 w ${at(0, 0)} m ${at(14, 34)} ${at(22, -22)} ${at(34, 12)} c
${at(46, 30)} ${at(48, -16)} ${at(64, 8)} c ${at(82, 20)} ${at(90, -8)} ${at(120, 6)} c S 0 0 0 RG`;
}

function pdfOf(content: string): Buffer {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${pageHeight}] /Contents 4 0 R
/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = [
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`,
    ...offsets.map((at) => `${at} 00000 n \n`),
  ];
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}${table.join('')}${end}`, 'latin1');
}
