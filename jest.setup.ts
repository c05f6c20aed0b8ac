import '@testing-library/jest-dom';
import { FakeIntersectionObserver } from './scripts/jest/intersections';

if (typeof window !== 'undefined') window.IntersectionObserver = FakeIntersectionObserver;
