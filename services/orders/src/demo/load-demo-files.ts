import type { UploadType } from '@overland/contracts';
import { minuteMs } from '@overland/contracts/calendar';
import { inSystem } from '@overland/service-kit';
import type { FileStore } from '@overland/service-kit/files';
import type { DataSource, EntityManager } from 'typeorm';
import { newFileKey, previewKeyOf } from '../files/object-keys.js';
import { OrderFileEntity } from '../files/order-file.entity.js';
import { ActivityEntity } from '../orders/activity.entity.js';
import { lineOf } from '../orders/activity-line.js';
import { OrderEntity } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { billOfLading } from './bill-of-lading.js';
import { addDemoClaims } from './demo-claims.js';
import type { DemoPhoto } from './demo-photo.js';

/** The latest ones, which people look at. */
const ordersWithFiles = 60;

/**
 * Adds a bill of lading and photos to the latest demo orders that were picked up, and claims to some that were delivered. Bytes are stored first and all rows at once,
 * so an interrupted run shows nothing and the next run starts over.
 */
export async function loadDemoFiles(dataSource: DataSource, store: FileStore): Promise<void> {
  const found = await inSystem(dataSource, async (manager) =>
    (await manager.existsBy(OrderFileEntity, {})) ? [] : findPickedUp(manager),
  );
  if (found.length === 0) return;
  // Imported here because a running service does not need sharp.
  const { demoPhotos } = await import('./demo-photo.js');
  const photos = await demoPhotos();
  const files: DemoFile[] = [];
  for (const [index, one] of found.entries()) {
    for (const planned of filesOf(one, photos[index % photos.length]))
      files.push(await keep(store, one, planned));
  }
  await inSystem(dataSource, async (manager) => {
    await manager.insert(
      OrderFileEntity,
      files.map(({ file }) => file),
    );
    await new OrdersRepository().addActivities(
      manager,
      files.map(({ line }) => line),
    );
    await addDemoClaims(
      manager,
      found.flatMap(({ order, delivered }) => (delivered ? [{ order, deliveredAt: delivered.at }] : [])),
    );
  });
}

interface PickedUp {
  order: OrderEntity;
  pickedUp: ActivityEntity;
  delivered: ActivityEntity | null;
}

interface PlannedFile {
  name: string;
  content: { bytes: Buffer; type: UploadType; preview: Buffer | null };
  at: Date;
}

interface DemoFile {
  file: OrderFileEntity;
  line: ReturnType<typeof lineOf>;
}

async function findPickedUp(manager: EntityManager): Promise<PickedUp[]> {
  const orders = await manager
    .createQueryBuilder(OrderEntity, 't')
    .where(`t.status in ('Picked Up', 'Delivered')`)
    .orderBy('t.createdAt', 'DESC')
    .limit(ordersWithFiles)
    .getMany();
  const found: PickedUp[] = [];
  for (const order of orders) {
    const step = (toStatus: 'picked_up' | 'delivered') =>
      manager.findOneBy(ActivityEntity, { orderId: order.id, toStatus });
    const [pickedUp, delivered] = [await step('picked_up'), await step('delivered')];
    if (pickedUp) found.push({ order, pickedUp, delivered });
  }
  return found;
}

function filesOf({ order, pickedUp, delivered }: PickedUp, photo: DemoPhoto | undefined): PlannedFile[] {
  const bytes = billOfLading(order, pickedUp.at.toISOString().slice(0, 10));
  const after = ({ at }: ActivityEntity, minutes: number) => new Date(at.getTime() + minutes * minuteMs);
  const paper = { bytes, type: 'application/pdf' as const, preview: null };
  return [
    { name: 'Bill of lading.pdf', content: paper, at: after(pickedUp, 12) },
    ...(photo ? [{ name: 'Pickup photo.jpg', content: photo, at: after(pickedUp, 14) }] : []),
    ...(photo && delivered ? [{ name: 'Delivery photo.jpg', content: photo, at: after(delivered, 9) }] : []),
  ];
}

async function keep(
  store: FileStore,
  { order, pickedUp }: PickedUp,
  { name, content, at }: PlannedFile,
): Promise<DemoFile> {
  const { bytes, type, preview } = content;
  const key = newFileKey(order.id, type);
  await store.put(key, { bytes, type });
  if (preview) await store.put(previewKeyOf(key), { bytes: preview, type: 'image/webp' });
  const addedBy = order.driverName || pickedUp.actor;
  return {
    file: {
      key,
      orderId: order.id,
      portalId: order.portalId,
      name,
      type,
      size: bytes.length,
      state: 'added',
      hasPreview: preview !== null,
      forCustomer: false,
      forClaim: false,
      isProof: false,
      addedBy,
      createdAt: at,
      addedAt: at,
      removedAt: null,
    },
    line: lineOf(order, { kind: 'other', at, actor: addedBy, source: 'tms', note: `Added ${name}.` }),
  };
}
