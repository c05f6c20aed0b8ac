import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useMedia } from '@/components/lib/use-media';
import { whenIdle } from '@/components/lib/when-idle';
import { useFlowDots } from './flow-dots';

jest.mock('framer-motion', () => ({
  ...jest.requireActual('framer-motion'),
  useInView: jest.fn(() => true),
}));
jest.mock('@/components/lib/use-media', () => ({ useMedia: jest.fn(() => false) }));
jest.mock('@/components/lib/when-idle', () => ({
  whenIdle: jest.fn((work: () => void) => {
    work();
    return () => undefined;
  }),
}));

/** A straight link of 300 units in an SVG that shows the middle 120 of them. */
function Diagram({ playing = true }: { playing?: boolean }) {
  const scope = useRef<HTMLDivElement>(null);
  const moving = useFlowDots(scope, playing);
  return (
    <div ref={scope} data-moving={moving}>
      <svg viewBox="0 0 300 100">
        <g data-flow-link="">
          <path d="M0 50H300" />
          <g data-flow-dot="" />
          <g data-flow-dot="" />
        </g>
      </svg>
    </div>
  );
}

const animate = jest.fn();
let animations: { play: jest.Mock; pause: jest.Mock; cancel: jest.Mock; currentTime: unknown }[];
let resize: () => void;

beforeEach(() => {
  animations = [];
  animate.mockReset().mockImplementation(() => {
    const animation = { play: jest.fn(), pause: jest.fn(), cancel: jest.fn(), currentTime: 0 };
    animations.push(animation);
    return animation;
  });
  Object.assign(SVGElement.prototype, {
    animate,
    getTotalLength: () => 300,
    getPointAtLength: (x: number) => ({ x, y: 50 }),
  });
  Object.defineProperty(SVGElement.prototype, 'viewBox', {
    configurable: true,
    value: { baseVal: { width: 300, height: 100 } },
  });
  jest
    .spyOn(SVGElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ width: 120, height: 100 } as DOMRect);
  global.ResizeObserver = class {
    constructor(callback: () => void) {
      resize = callback;
    }
    observe = () => resize();
    disconnect() {}
    unobserve() {}
  } as unknown as typeof ResizeObserver;
});
afterEach(() => {
  jest.mocked(useMedia).mockReturnValue(false);
  jest.restoreAllMocks();
});

test('moves two dots on each link, half a loop apart, in endless loops of 3000 ms', () => {
  render(<Diagram />);
  expect(animate.mock.calls.map(([, timing]) => timing)).toEqual([
    { duration: 3000, delay: -0, iterations: Infinity },
    { duration: 3000, delay: -1500, iterations: Infinity },
  ]);
});

test('moves a dot along the visible part of its link at a constant speed', () => {
  render(<Diagram />);
  const [keyframes] = animate.mock.calls[0]!;
  expect(keyframes.at(0)).toEqual({ transform: 'translate(90px, 50px)' });
  expect(keyframes.at(30)).toEqual({ transform: 'translate(150px, 50px)' });
  expect(keyframes.at(-1)).toEqual({ transform: 'translate(210px, 50px)' });
});

test('pauses and continues', () => {
  const { rerender, container } = render(<Diagram />);
  expect(container.firstElementChild).toHaveAttribute('data-moving', 'true');
  expect(animations[0]!.play).toHaveBeenCalledTimes(1);
  rerender(<Diagram playing={false} />);
  expect(animations.every(({ pause }) => pause.mock.calls.length === 1)).toBe(true);
  rerender(<Diagram />);
  expect(animations[0]!.play).toHaveBeenCalledTimes(2);
});

test('recomputes the paths on a resize and continues from the same time', () => {
  render(<Diagram />);
  animations[0]!.currentTime = 700;
  act(() => resize());
  expect(animations[0]!.cancel).toHaveBeenCalled();
  expect(animations.slice(2).map(({ currentTime }) => currentTime)).toEqual([700, 700]);
});

test('places the dots at 1/3 and 2/3 with reduced motion, with nothing to pause', () => {
  jest.mocked(useMedia).mockReturnValue(true);
  const { container } = render(<Diagram />);
  expect(animate).not.toHaveBeenCalled();
  expect(container.firstElementChild).toHaveAttribute('data-moving', 'false');
  const places = [...container.querySelectorAll('[data-flow-dot]')].map((dot) =>
    dot.getAttribute('transform'),
  );
  expect(places).toEqual(['translate(130 50)', 'translate(170 50)']);
});

test('stops the dots when reduced motion is switched on while they move', () => {
  const { rerender, container } = render(<Diagram />);
  jest.mocked(useMedia).mockReturnValue(true);
  rerender(<Diagram />);
  expect(animations.every(({ cancel }) => cancel.mock.calls.length > 0)).toBe(true);
  expect(container.firstElementChild).toHaveAttribute('data-moving', 'false');
});

test('waits until the browser is idle', () => {
  jest.mocked(whenIdle).mockReturnValueOnce(() => undefined);
  render(<Diagram />);
  expect(animate).not.toHaveBeenCalled();
});

test('stops when the diagram is removed', () => {
  const { unmount } = render(<Diagram />);
  unmount();
  expect(animations.every(({ cancel }) => cancel.mock.calls.length > 0)).toBe(true);
});
