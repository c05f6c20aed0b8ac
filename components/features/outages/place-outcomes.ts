import { placeOf } from '@/components/scene/door-place';
import { boxOf } from '@/components/scene/geometry';
import { productOutages } from '@/content/outages/products';
import type { OutageId, Outcome } from '@/content/outages/types';
import { doors } from '@/content/scene/doors';
import type { ScenePoint } from '@/content/scene/measures';
import type { SpotId } from '@/content/scene/rooms';
import { outcomeOf } from './outcome';

/** The place of a product in the school, and what is left of the product. */
export type PlaceOutcome = { place: SpotId; outcome: Outcome };

/** The places of all products. What is about the whole building is on the board along its roof. */
export const placeOutcomes = (off: readonly OutageId[]): PlaceOutcome[] =>
  doors.map((door) => ({
    place: door.room === 'building' ? 'roof' : placeOf(door),
    outcome: outcomeOf(productOutages[door.product.id]!, off),
  }));

/** What is left where a point of the school is: of two products in a room, of the one beside the point. */
export const outcomeAt = (places: readonly PlaceOutcome[], [left, top]: ScenePoint) =>
  places.find(({ place }) => {
    const { x, y, width, height } = boxOf(place);
    return left >= x && left <= x + width && top >= y && top <= y + height;
  })?.outcome;
