/**
 * A fake IntersectionObserver, which jsdom does not have: nothing is in view until a test calls
 * `comeIntoView`.
 */
export class FakeIntersectionObserver {
  static observers = new Set<FakeIntersectionObserver>();
  private targets = new Set<Element>();

  constructor(
    readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    readonly options?: IntersectionObserverInit,
  ) {
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
  report(target: Element) {
    if (this.targets.has(target)) this.callback([{ target, isIntersecting: true }]);
  }
}

/** Reports to its observers that an element is in view. Call within `act`. */
export const comeIntoView = (target: Element) =>
  FakeIntersectionObserver.observers.forEach((observer) => observer.report(target));
