import { summary as drillManagement } from '../products/drill-management.ts?summary';
import { summary as electronicLock } from '../products/electronic-lock.ts?summary';
import { summary as ticketing } from '../products/ticketing.ts?summary';
import { summary as tipLine } from '../products/tip-line.ts?summary';
import type { RoomId } from './rooms';
import type { Moment, ProductSummary } from '@/content/site/types';

/** A moment of the day, the product it belongs to and the room of the scene where it happens. */
export type DayMoment = Moment & { product: Pick<ProductSummary, 'id' | 'name'>; room: RoomId };

/** The school day of the home page. */
export const day = {
  label: 'One school day, from the first bus to the last',
  moments: [
    {
      time: '7:30 AM',
      event: 'The front desk is staffed and unlocks the main entrance',
      product: electronicLock,
      room: 'entrance',
    },
    {
      time: '9:20 AM',
      event: 'Fire drill: 612 students accounted for in 4\u00a0min 12\u00a0s',
      product: drillManagement,
      room: 'gate',
    },
    {
      time: '10:41 AM',
      event: 'A student reports a propped door',
      product: tipLine,
      room: 'library',
    },
    {
      time: '11:20 AM',
      event: 'Door 14, the propped door, gets a new latch',
      product: ticketing,
      room: 'hallway',
    },
    {
      time: '3:10 PM',
      event: 'The last bus leaves. The office sees every connected door locked',
      product: electronicLock,
      room: 'building',
    },
  ] satisfies DayMoment[],
  caption:
    'An example day at Larkfield High, a school we made up. Its names and times are examples. The three figures are our own, and the FAQ explains them.',
};
