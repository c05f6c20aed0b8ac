import { minutes } from '@/components/lib/minutes';
import type { DayMoment } from '@/content/scene/day';
import type { Product } from '@/content/site/types';

/**
 * The moment of the day that follows a product's own, of another product; after the last comes the
 * first. A product without a moment has the time at which its story begins.
 */
export function nextMoment({ summary, story }: Product, day: readonly DayMoment[]) {
  const others = day.filter(({ product }) => product.id !== summary.id);
  const own = day.find(({ product }) => product.id === summary.id) ?? story.timeline[0];
  const later = others.find(({ time }) => own && minutes(time) > minutes(own.time));
  return later ?? others[0];
}
