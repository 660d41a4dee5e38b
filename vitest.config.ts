import { defineConfig } from 'vitest/config';

const minute = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['tests/unit/frontend/**'],
          isolate: false,
          testTimeout: minute,
        },
      },
      {
        // Modules that hold on to a window need one of their own for each file.
        test: { name: 'frontend', include: ['tests/unit/frontend/**/*.test.{ts,tsx}'], testTimeout: minute },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: 'tests/support/local-stack.ts',
          testTimeout: 2 * minute,
          hookTimeout: minute,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.{test,spec}.ts'],
          globalSetup: 'tests/support/local-stack.ts',
          fileParallelism: false,
          testTimeout: 2 * minute,
          hookTimeout: minute,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: 'tests/support/built.ts',
          fileParallelism: false,
          testTimeout: minute,
          hookTimeout: minute,
        },
      },
    ],
  },
});
