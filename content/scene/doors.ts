import { summary as aiInsights } from '../products/ai-insights.ts?summary';
import { summary as drillManagement } from '../products/drill-management.ts?summary';
import { summary as electronicLock } from '../products/electronic-lock.ts?summary';
import { summary as floorPlan } from '../products/floor-plan.ts?summary';
import { summary as gunshotDetection } from '../products/gunshot-detection.ts?summary';
import { summary as manualLock } from '../products/manual-lock.ts?summary';
import { summary as massNotifications } from '../products/mass-notifications.ts?summary';
import { summary as nexus } from '../products/nexus.ts?summary';
import { summary as panicApp } from '../products/panic-app.ts?summary';
import { summary as ticketing } from '../products/ticketing.ts?summary';
import { summary as tipLine } from '../products/tip-line.ts?summary';
import { summary as visitorManagement } from '../products/visitor-management.ts?summary';
import type { RoomId, roomParts } from './rooms';
import type { ProductSummary } from '@/content/site/types';

/** The room where a product is used, as a way to the product's page. */
export type ProductDoor = {
  product: Pick<ProductSummary, 'id' | 'name'>;
  room: RoomId;
  /** The part of the room that leads to the product, where two products share the room. */
  part?: keyof typeof roomParts;
};

/**
 * A door for every product, in the order of a walk: the whole building, the roof, the gym, the
 * upper floor, the lower floor, the gate.
 */
export const doors: readonly ProductDoor[] = [
  { product: floorPlan, room: 'building' },
  { product: massNotifications, room: 'speaker' },
  { product: gunshotDetection, room: 'gym' },
  { product: manualLock, room: 'classroom' },
  { product: tipLine, room: 'library' },
  { product: nexus, room: 'office', part: 'screen' },
  { product: aiInsights, room: 'office', part: 'principal' },
  { product: panicApp, room: 'cafeteria' },
  { product: ticketing, room: 'hallway', part: 'lockers' },
  { product: electronicLock, room: 'hallway', part: 'hallway-door' },
  { product: visitorManagement, room: 'front-desk' },
  { product: drillManagement, room: 'gate' },
];
