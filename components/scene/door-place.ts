import type { ProductDoor } from '@/content/scene/doors';
import type { PlaceId, SpotId } from '@/content/scene/rooms';

/** Where a product is: its part of a room, or the room. */
export const placeOf = ({ room, part }: ProductDoor): PlaceId => part ?? room;

/** The roof speaker and the gate are not in the building. */
export const isOutside = (place: SpotId) => place === 'speaker' || place === 'gate';
