// In place of the marker package `server-only`, which throws outside Next, and of packages that no test needs.
export {};
