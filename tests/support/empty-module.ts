// Replaces `server-only`, which throws outside Next, and packages that no test needs.
export {};
