from tests.tables.conftest import postgres as postgres
