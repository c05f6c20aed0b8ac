/**
 * A fake IntersectionObserver, which jsdom does not have: nothing is in view until a test calls
 * `report`.
 */
export class FakeIntersectionObserver implements IntersectionObserver {
  static observers = new Set<FakeIntersectionObserver>();
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly targets = new Set<Element>();

  constructor(readonly callback: IntersectionObserverCallback) {
    FakeIntersectionObserver.observers.add(this);
  }
  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    FakeIntersectionObserver.observers.delete(this);
  }
  takeRecords() {
    return [];
  }
}

type Sight = { isIntersecting: boolean; top?: number; ratio?: number };

/**
 * Reports an element to its observers. Call within `act`.
 *
 * @param top distance of its top edge from the window's, in pixels
 */
export function report(target: Element, { isIntersecting, top = 0, ratio }: Sight) {
  for (const observer of FakeIntersectionObserver.observers) {
    if (!observer.targets.has(target)) continue;
    const entry = {
      target,
      isIntersecting,
      intersectionRatio: ratio ?? (isIntersecting ? 1 : 0),
      boundingClientRect: { top },
    };
    observer.callback([entry as unknown as IntersectionObserverEntry], observer);
  }
}
