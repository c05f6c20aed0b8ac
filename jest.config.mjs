import nextJest from 'next/jest.js';
import nextConfig from './next.config.mjs';

Object.assign(process.env, nextConfig.env);

const createConfig = nextJest({ dir: './' });

const jestConfig = createConfig({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest/setup.ts'],
  moduleNameMapper: {
    // The bundler splits product files by these queries; Jest does not.
    '^(.*)\\.ts\\?(summary|outages)$': '$1',
    '^@/(.*)$': '<rootDir>/$1',
  },
  testPathIgnorePatterns: [
    '<rootDir>/node_modules/',
    '<rootDir>/e2e/',
    '<rootDir>/out/',
    '<rootDir>/.export/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.export/'],
});

export default async () => ({
  ...(await jestConfig()),
  // It is published as ES modules only, which Jest cannot load before Node 24.9.
  transformIgnorePatterns: ['/node_modules/(?!lucide-react/)'],
});
