import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

export default createConfig({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: {
    // The bundler splits a product file by this query; Jest needs no split.
    '^(.*)\\.ts\\?summary$': '$1',
    '^@/(.*)$': '<rootDir>/$1',
    // One file an icon, published as ES modules that Jest would not read.
    '^lucide-react/icons/.*$': '<rootDir>/scripts/jest/icon.tsx',
  },
  testPathIgnorePatterns: [
    '<rootDir>/node_modules/',
    '<rootDir>/e2e/',
    '<rootDir>/out/',
    '<rootDir>/.export/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.export/'],
});
