/** Nothing to do. */
