"""The routes over HTTP: paths, parameters, limits and possible errors, for Litestar."""
